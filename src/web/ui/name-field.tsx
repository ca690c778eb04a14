import { TextField, type TextFieldProps } from './text-field.tsx'

/** As the server takes it. */
const longest = 120

/** Every field for a person's full name. Names are not words of a dictionary. */
export function NameField(props: TextFieldProps) {
  return <TextField name="name" autoComplete="name" autoCapitalize="words" spellCheck={false} maxLength={longest} required {...props} />
}
