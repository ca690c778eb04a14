import { max, money, type Money } from './money.ts'

/** Between which totals a payment method is offered, both included; null: no bound. */
type PaymentAmounts = { readonly amount_from: Money | null; readonly amount_to: Money | null }

/** The least that the service behind a method takes: Stripe refuses less than RM 2.00 (docs.stripe.com/currencies). */
const leastOfServices: Readonly<Record<string, Money>> = { card: money(2) }

/** From which total a method is offered: what the shop chose, and never less than its payment service takes. */
export function amountFrom(type: string, chosen: Money | null): Money | null {
  const least = leastOfServices[type]
  return least === undefined ? chosen : max(least, chosen ?? least)
}

export function takesAmount({ amount_from: from, amount_to: to }: PaymentAmounts, total: Money): boolean {
  return (from === null || total >= from) && (to === null || total <= to)
}
