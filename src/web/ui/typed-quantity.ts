/** A whole number of up to five digits as it is typed; undefined for anything else, of which no part is taken. */
export function readQuantity(typed: string): number | undefined {
  const digits = typed.normalize('NFKC').trim()
  return /^\d{1,5}$/.test(digits) ? Number(digits) : undefined
}
