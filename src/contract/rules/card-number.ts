/** Checks the length of a string of digits and its check digit (Luhn, ISO/IEC 7812-1). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
