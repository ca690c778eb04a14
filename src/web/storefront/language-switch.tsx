import { languageOptions } from '#contract/languages.ts'
import { useWords } from '#web/kit/words/use-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Flag } from '#web/ui/flag.tsx'
import { useLanguageChoice } from './use-language-choice.ts'

export type LanguageSwitchProps = { size?: 'small' | 'medium' | 'large'; named?: boolean; className?: string }

/** Flags in a row; the chosen one is ringed. `named` writes the languages out. */
export function LanguageSwitch({ size = 'medium', named = false, className }: LanguageSwitchProps) {
  const t = useWords('shell')
  const { current, wasSwitched, choose, addressOf } = useLanguageChoice()
  return (
    <ul aria-label={t('language.label')} className={classNames(named ? 'grid' : 'flex items-center', size === 'large' && 'gap-3', className)}>
      {languageOptions.map(({ code, displayCode, name, country }) => (
        <li key={code}>
          <a
            href={addressOf(code)}
            rel="nofollow"
            lang={code}
            hrefLang={code}
            title={name}
            aria-current={code === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              if (code !== current) choose(code)
            }}
            className={classNames(
              'group inline-flex min-h-11 items-center justify-center rounded-edge',
              named ? 'w-full justify-start gap-3 px-3 text-label hover:bg-felt' : 'min-w-11',
            )}
          >
            <Flag country={country} size={size} chosen={code === current} flips={wasSwitched} />
            {named ? (
              <>
                <span className={code === current ? 'font-bold' : undefined}>{name}</span>
                <span aria-hidden="true" className="ml-auto pl-6 text-small text-smoke">
                  {displayCode}
                </span>
              </>
            ) : (
              <span className="sr-only">{name}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
