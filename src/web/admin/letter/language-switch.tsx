import type { Language } from '#contract/languages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'

export type LanguageSwitchProps = {
  label: string
  value: Language
  languages?: readonly Language[]
  /** Whether a language is incomplete. */
  marked?: (language: Language) => boolean
  onChange: (language: Language) => void
}

export function LanguageSwitch({ label, value, languages, marked, onChange }: LanguageSwitchProps) {
  const options = useLanguageOptions()
  const t = useMessages('admin-letter')
  return (
    <fieldset aria-label={label} className="flex">
      {options
        .filter(({ code }) => languages?.includes(code) ?? true)
        .map(({ code, displayCode }) => (
          <button
            key={code}
            type="button"
            aria-pressed={code === value}
            onClick={() => onChange(code)}
            className="press inline-flex min-h-8 min-w-11 flex-1 items-center justify-center gap-1.5 border border-edge bg-surface px-2.5 text-small font-bold first:rounded-l-edge last:rounded-r-edge not-first:-ml-px aria-pressed:border-lapis aria-pressed:bg-selected aria-pressed:text-lapis max-md:min-h-11"
          >
            {displayCode}
            {marked?.(code) && (
              <>
                <span aria-hidden="true" className="size-2 rotate-45 bg-apricot" />
                <span className="sr-only">{t('language.lacks')}</span>
              </>
            )}
          </button>
        ))}
    </fieldset>
  )
}
