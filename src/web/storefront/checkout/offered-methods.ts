import type { Delivery, PaymentMethod } from '#contract/checkout.ts'

export type Buying = { country: string; delivery: Delivery; hasPreOrder: boolean; takesCash: boolean }

/** The ways to pay that fit, those at home in the buyer's country first, those of other countries last. Cash changes hands where the goods do. */
export function offeredMethods(methods: readonly PaymentMethod[], { country, delivery, hasPreOrder, takesCash }: Buying): PaymentMethod[] {
  const mayPayCash = delivery === 'pickup' && takesCash && !hasPreOrder
  const placeOf = ({ countries }: PaymentMethod) => (countries.length === 0 ? 1 : countries.some((code) => code === country) ? 0 : 2)
  return methods.filter(({ type }) => type !== 'cash' || mayPayCash).toSorted((a, b) => placeOf(a) - placeOf(b))
}
