/** Applies to the result of `plainPhone`. */
const phoneShape = /^\(?\+?[\d(][\d\s().-]*$/
const otherSigns = /[^\d\s+().-]/
const fewestDigits = 7
const passedOver = String.raw`[\p{Cf}\p{Cc}\s]*`
/** The same rule as a pattern for the typed text, for clients that only see the contract. */
export const phonePattern = String.raw`^(?=(?:\D*\d){${fewestDigits}})${passedOver}(?:[Tt][Ee][Ll]:)?${passedOver}[\(\uFF08]?[+\uFF0B]?[\d\(\uFF08][\d\s\(\)\uFF08\uFF09.\uFF0E\-\u2212\p{Pd}\p{Cf}\p{Cc}]*$`

/**
 * Normalises a typed or pasted phone number. Replaces the signs that phones and contacts write: invisible marks, all kinds of dashes and
 * blanks, full-width characters, and a leading `tel:`.
 */
export function plainPhone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim()
    .replace(/^tel:\s*/i, '')
}

/** A number of valid characters with too few digits is reported as too short, even if they are in the wrong order. */
export function phoneProblem(phone: string): 'invalid_phone' | 'phone_too_short' | undefined {
  const hasOthers = otherSigns.test(plainPhone(phone))
  if (!hasOthers && !hasEnoughDigits(phone)) return 'phone_too_short'
  return isPhoneShaped(phone) ? undefined : 'invalid_phone'
}

export function isPhoneShaped(phone: string): boolean {
  return phoneShape.test(plainPhone(phone))
}

/** Ignores everything between the digits. */
export function hasEnoughDigits(phone: string): boolean {
  return plainPhone(phone).replaceAll(/\D/g, '').length >= fewestDigits
}
