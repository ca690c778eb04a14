import { max, money, type Money } from './money.ts'

/** The totals for which a payment method is offered, both bounds included; null: no bound. */
type PaymentAmounts = { readonly amount_from: Money | null; readonly amount_to: Money | null }

/** The least that a method's payment service accepts: Stripe refuses less than RM 2.00 (docs.stripe.com/currencies). */
const leastOfServices: Readonly<Record<string, Money>> = { card: money(2) }

/** Returns the least total for a method: the shop's choice, but at least what its payment service accepts. */
export function amountFrom(type: string, chosen: Money | null): Money | null {
  const least = leastOfServices[type]
  return least === undefined ? chosen : max(least, chosen ?? least)
}

export function takesAmount({ amount_from: from, amount_to: to }: PaymentAmounts, total: Money): boolean {
  return (from === null || total >= from) && (to === null || total <= to)
}
