import { TextField, type TextFieldProps } from './text-field.tsx'

/** RFC 5321 allows no longer address. */
const longest = 254

/**
 * The field for every e-mail address: e-mail keyboard, no capitals, no spell check. Set `autoComplete` to `username` where a password
 * belongs to it.
 */
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
