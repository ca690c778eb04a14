import { type Language, languageOptions } from '#contract/languages.ts'
import { classNames } from '#web/ui/class-names.ts'

export type LanguageSwitchProps = {
  label: string
  language: Language
  onChange: (language: Language) => void
  buttonClassName: string
}

export function LanguageSwitch({ label, language, onChange, buttonClassName }: LanguageSwitchProps) {
  return (
    <fieldset aria-label={label} className="flex">
      {languageOptions.map(({ code, displayCode }) => (
        <button
          key={code}
          type="button"
          aria-pressed={language === code}
          onClick={() => onChange(code)}
          className={classNames(
            'press border border-edge text-small font-bold first:rounded-l-edge last:rounded-r-edge not-first:-ml-px aria-pressed:border-lapis aria-pressed:bg-selected aria-pressed:text-lapis',
            buttonClassName,
          )}
        >
          {displayCode}
        </button>
      ))}
    </fieldset>
  )
}
