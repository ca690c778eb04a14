import type { Delivery, PaymentMethod } from '#contract/checkout.ts'
import type { Money } from '#contract/rules/money.ts'
import { takesAmount } from '#contract/rules/payment-amounts.ts'

export type Buying = { country: string; delivery: Delivery; hasPreOrder: boolean; takesCash: boolean; total: Money | undefined }

/** Those of the buyer's country first, of other countries last. Cash only for collected orders. */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  { country, delivery, hasPreOrder, takesCash, total }: Buying,
): PaymentMethod[] {
  const mayPayCash = delivery === 'pickup' && takesCash && !hasPreOrder
  const placeOf = ({ countries }: PaymentMethod) => (countries.length === 0 ? 1 : countries.some((code) => code === country) ? 0 : 2)
  const fits = (method: PaymentMethod) => (method.type !== 'cash' || mayPayCash) && (total === undefined || takesAmount(method, total))
  return methods.filter(fits).toSorted((a, b) => placeOf(a) - placeOf(b))
}
