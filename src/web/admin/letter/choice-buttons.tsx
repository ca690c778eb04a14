export type ChoiceButtonsProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

export function ChoiceButtons<Value extends string>({ label, options, value, onChange, disabled }: ChoiceButtonsProps<Value>) {
  return (
    <fieldset aria-label={label} disabled={disabled} className="flex disabled:opacity-50">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="press min-h-8 border border-edge bg-surface px-2.5 text-small font-bold first:rounded-l-edge last:rounded-r-edge not-first:-ml-px aria-pressed:border-lapis aria-pressed:bg-selected aria-pressed:text-lapis max-md:min-h-11"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
