import { type Language } from '#contract/languages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Flag } from '#web/ui/flag.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { columnLook, columnsLook, type Shown } from './letter-columns.ts'
import { type ByLanguage, isWritten, type LetterDraft, missingWords } from './letter-draft.ts'

export type LanguageHeadsProps = {
  draft: LetterDraft
  shown: Shown
  onShown: (shown: Shown) => void
  /** The number of readers per language. Undefined while it is unknown. */
  readers?: ByLanguage<number> | undefined
}

export function LanguageHeads({ draft, shown, onShown, readers }: LanguageHeadsProps) {
  const options = useLanguageOptions()
  const t = useMessages('admin-letter')
  const lacks = (language: Language) => isWritten(draft, language) && missingWords(draft, language) > 0
  return (
    <div className="sticky top-0 z-10 rounded-t-edge border-b border-wool bg-surface px-4 py-2.5 max-md:top-14">
      <div className="@lg:hidden">
        <LanguageSwitch
          label={t('language.shown')}
          value={shown.onPhone}
          marked={lacks}
          onChange={(onPhone) => onShown({ onPhone, beside: onPhone === 'en' ? shown.beside : onPhone })}
        />
      </div>
      <div className={classNames(columnsLook, 'md:pl-11')}>
        {options.map(({ code, country, name }) => (
          <div key={code} className={columnLook(code, shown)}>
            <div className="flex min-h-9 items-center justify-between gap-x-3 max-md:pt-2">
              <span lang={code} className="flex items-center gap-2 font-bold">
                <Flag country={country} size="small" />
                {name}
              </span>
              {code !== 'en' && (
                <div className="hidden @lg:block @3xl:hidden">
                  <LanguageSwitch
                    label={t('language.beside')}
                    value={shown.beside}
                    languages={options.map(({ code }) => code).filter((code) => code !== 'en')}
                    marked={lacks}
                    onChange={(beside) => beside !== 'en' && onShown({ ...shown, beside })}
                  />
                </div>
              )}
            </div>
            <p className="figures text-tiny text-smoke">
              <span className={classNames(lacks(code) && 'font-medium text-pending')}>{stateOf(code)}</span>
              {readers && `\u00a0· ${t('readers', { count: readers[code] })}`}
            </p>
          </div>
        ))}
      </div>
    </div>
  )

  function stateOf(language: Language): string {
    if (!isWritten(draft, language)) return language === 'en' ? t('state.nothing') : t('state.english')
    const missing = missingWords(draft, language)
    return missing === 0 ? t('state.complete') : t('state.missing', { count: missing })
  }
}
