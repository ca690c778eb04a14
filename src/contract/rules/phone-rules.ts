export const phoneShape = /^[+\d][\d\s().-]*$/
const fewestDigits = 7

/** Whatever stands between the digits. */
export function hasEnoughDigits(phone: string): boolean {
  return phone.replace(/\D/g, '').length >= fewestDigits
}
