export type QuantityRefusal = 'whole' | 'least' | 'most'

/** Reads a typed quantity. Above `max` it becomes `max`; text that is no quantity has none, so that the earlier one stays. */
export function settleQuantity(
  typed: string,
  { min, max }: { min: number; max: number },
): { quantity?: number; refusal?: QuantityRefusal } {
  const digits = typed.normalize('NFKC').trim()
  if (digits === '') return {}
  if (!/^\d+$/.test(digits)) return { refusal: 'whole' }
  const quantity = Number(digits)
  if (quantity < min) return { refusal: 'least' }
  return quantity > max ? { quantity: max, refusal: 'most' } : { quantity }
}
