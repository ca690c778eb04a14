import { isLess, money, type Money, share, zero } from './money.ts'

export const discountKinds = ['percent', 'amount', 'free_shipping'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** `goods`: the sum of the lines to which the code applies. */
export type CodeOffer = { kind: DiscountKind; value: number | null; goods: Money }

/** Returns the discount, at most the sum of the lines to which the code applies. */
export function codeDiscount({ kind, value, goods }: CodeOffer): Money {
  if (kind === 'free_shipping' || value === null) return zero
  const wanted = kind === 'percent' ? share(goods, value / 100) : money(value)
  return isLess(goods, wanted) ? goods : wanted
}
