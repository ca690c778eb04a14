import { useNavigate } from 'react-router'
import { SelectField } from '#web/ui/select-field.tsx'

export type ChoiceFieldProps<Word extends string> = {
  label: string
  options: readonly Word[]
  labelOf: (word: Word) => string
  value: Word
  addressOf: (word: Word) => string
}

/** A setting in the list's address that is not a filter, such as the period of its figures. */
export function ChoiceField<Word extends string>({ label, options, labelOf, value, addressOf }: ChoiceFieldProps<Word>) {
  const navigate = useNavigate()
  return (
    <SelectField
      label={label}
      labelHidden
      size="dense"
      value={value}
      onChange={(event) => {
        const chosen = options.find((word) => word === event.target.value)
        if (chosen !== undefined) void navigate(addressOf(chosen), { preventScrollReset: true })
      }}
    >
      {options.map((word) => (
        <option key={word} value={word}>
          {labelOf(word)}
        </option>
      ))}
    </SelectField>
  )
}
