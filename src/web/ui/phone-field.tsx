import { TextField, type TextFieldProps } from './text-field.tsx'

/** With country code, brackets and gaps; as the server takes it. */
const longest = 32

/** Every field for a phone number: the keys of a phone, and the number that the browser knows. */
export function PhoneField(props: TextFieldProps) {
  return <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={longest} {...props} />
}
