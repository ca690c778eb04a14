/** Of what `plainPhone` makes of it. */
const phoneShape = /^\(?\+?[\d(][\d\s().-]*$/
const otherSigns = /[^\d\s+().-]/
const fewestDigits = 7
const passedOver = String.raw`[\p{Cf}\p{Cc}\s]*`
/** The same for those who only see the contract, of what is typed. */
export const phonePattern = String.raw`^(?=(?:\D*\d){${fewestDigits}})${passedOver}(?:[Tt][Ee][Ll]:)?${passedOver}[\(\uFF08]?[+\uFF0B]?[\d\(\uFF08][\d\s\(\)\uFF08\uFF09.\uFF0E\-\u2212\p{Pd}\p{Cf}\p{Cc}]*$`

/**
 * A phone number as it is typed or pasted, with the signs that phones and contacts write instead of plain ones: marks that can't be seen, every
 * kind of dash and blank, full-width letters, and `tel:` in front.
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

/** Of signs that phone numbers may have, too few digits are what is wrong, wherever the signs are. */
export function phoneProblem(phone: string): 'invalid_phone' | 'phone_too_short' | undefined {
  const hasOthers = otherSigns.test(plainPhone(phone))
  if (!hasOthers && !hasEnoughDigits(phone)) return 'phone_too_short'
  return isPhoneShaped(phone) ? undefined : 'invalid_phone'
}

export function isPhoneShaped(phone: string): boolean {
  return phoneShape.test(plainPhone(phone))
}

/** Whatever is between the digits. */
export function hasEnoughDigits(phone: string): boolean {
  return plainPhone(phone).replaceAll(/\D/g, '').length >= fewestDigits
}
