import type { PaymentMethod } from '../checkout.ts'

/** Paid through a payment service, which confirms the payment itself. */
export function isPaidOnline(type: PaymentMethod['type']): boolean {
  return type === 'card' || type === 'paypal'
}

/** Paid elsewhere; the buyer sends a proof. */
export function isPaidByProof(type: PaymentMethod['type']): boolean {
  return !isPaidOnline(type) && type !== 'cash'
}
