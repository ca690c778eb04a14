import type { Money } from './money.ts'

/** Between which totals a payment method is offered, both included; null: no bound. */
type PaymentAmounts = { readonly amount_from: Money | null; readonly amount_to: Money | null }

export function takesAmount({ amount_from: from, amount_to: to }: PaymentAmounts, total: Money): boolean {
  return (from === null || total >= from) && (to === null || total <= to)
}
