/** Returns a typed whole number of up to five digits; undefined for any other text. */
export function readQuantity(typed: string): number | undefined {
  const digits = typed.normalize('NFKC').trim()
  return /^\d{1,5}$/.test(digits) ? Number(digits) : undefined
}
