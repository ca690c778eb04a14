const fewestDigits = 4
/** Numbers are compared by their end. A country code, a leading zero or neither may precede it. */
const tellingDigits = 9

/** Returns a pattern for `phone_digits(…) like` that finds a number in any notation; undefined if the text is not a number. */
export function phonePattern(typed: string): string | undefined {
  if (!/^[+\d\s().\-/]+$/.test(typed)) return undefined
  const digits = typed.replaceAll(/\D/g, '')
  return digits.length < fewestDigits ? undefined : `%${digits.slice(-tellingDigits)}%`
}
