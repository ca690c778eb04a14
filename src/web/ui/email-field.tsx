import { TextField, type TextFieldProps } from './text-field.tsx'

/** RFC 5321 leaves no room for a longer address. */
const longest = 254

/** Every field for an e-mail address: the right keyboard, no capitals, no red waves. `username` where a password belongs to it. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={longest}
      required
      {...props}
    />
  )
}
