import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { type Language } from '#contract/languages.ts'
import { classNames } from '#web/ui/class-names.ts'

export type LanguageSwitchProps = {
  label: string
  language: Language
  onChange: (language: Language) => void
  buttonClassName: string
}

export function LanguageSwitch({ label, language, onChange, buttonClassName }: LanguageSwitchProps) {
  const options = useLanguageOptions()
  return (
    <fieldset aria-label={label} className="flex">
      {options.map(({ code, displayCode }) => (
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
