import type { PaymentMethod } from '../checkout.ts'

/** Paid through a payment service, which says itself that the money came. */
export function isPaidOnline(type: PaymentMethod['type']): boolean {
  return type === 'card' || type === 'paypal'
}

/** Paid elsewhere, which the buyer shows by a proof. */
export function isPaidByProof(type: PaymentMethod['type']): boolean {
  return !isPaidOnline(type) && type !== 'cash'
}
