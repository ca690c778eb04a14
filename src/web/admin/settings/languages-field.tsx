import type { ReactNode } from 'react'
import { defaultLanguage, type Language, languageOptions } from '#contract/languages.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

export type LanguagesFieldProps = {
  id: string
  label: ReactNode
  hint: ReactNode
  chosen: readonly Language[]
  onChange: (chosen: Language[]) => void
}

/** Chooses the languages of the shop. English replaces missing texts, so it can't be switched off. */
export function LanguagesField({ id, label, hint, chosen, onChange }: LanguagesFieldProps) {
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-hint`} className="min-w-0 outline-none">
      <legend className="mb-1.5 text-label font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {languageOptions.map(({ code, name }) => (
          <Checkbox
            key={code}
            dense
            checked={chosen.includes(code)}
            disabled={code === defaultLanguage}
            onChange={({ target }) =>
              onChange(languageOptions.map((one) => one.code).filter((one) => (one === code ? target.checked : chosen.includes(one))))
            }
          >
            <span lang={code}>{name}</span>
          </Checkbox>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1 text-tiny text-smoke">
        {hint}
      </p>
    </fieldset>
  )
}
