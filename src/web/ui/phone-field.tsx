import { TextField, type TextFieldProps } from './text-field.tsx'

/** The server's limit, with country code, brackets and spaces. */
const longest = 32

/** The field for every phone number, with a phone keypad and the browser's autofill. */
export function PhoneField(props: TextFieldProps) {
  return <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={longest} {...props} />
}
