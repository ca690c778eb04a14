import { TextField, type TextFieldProps } from './text-field.tsx'

/** The server's limit. */
const longest = 120

/** The field for every person's full name. Names are not in a dictionary, so spell check is off. */
export function NameField(props: TextFieldProps) {
  return <TextField name="name" autoComplete="name" autoCapitalize="words" spellCheck={false} maxLength={longest} required {...props} />
}
