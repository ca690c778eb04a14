const fewestDigits = 4
/** Numbers are told apart by their end: before it stands a country's code, a zero for calls within the country, or neither. */
const tellingDigits = 9

/** For `phone_digits(…) like`: finds a phone number however it is written; undefined for what is none. */
export function phonePattern(typed: string): string | undefined {
  if (!/^[+\d\s().\-/]+$/.test(typed)) return undefined
  const digits = typed.replaceAll(/\D/g, '')
  return digits.length < fewestDigits ? undefined : `%${digits.slice(-tellingDigits)}%`
}
