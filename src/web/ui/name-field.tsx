import { TextField, type TextFieldProps } from './text-field.tsx'

/** As the server takes it. */
const longest = 120

/** The field for every person's full name. Names are not in a dictionary, so spelling is not checked. */
export function NameField(props: TextFieldProps) {
  return <TextField name="name" autoComplete="name" autoCapitalize="words" spellCheck={false} maxLength={longest} required {...props} />
}
