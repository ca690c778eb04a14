import { SelectField } from '#web/ui/select-field.tsx'

export type BulkChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

export function BulkChoice<Value extends string>({ label, value, options, onChange }: BulkChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      size="dense"
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}
