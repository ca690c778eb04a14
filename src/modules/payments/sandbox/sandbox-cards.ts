import type { DeclineCode } from '../payment-errors.ts'

/** Stripe's public test numbers (docs.stripe.com/testing). Only these are accepted, so nobody types a real card. */
const outcomes: ReadonlyMap<string, 'paid' | DeclineCode> = new Map([
  ['4242424242424242', 'paid'],
  ['5555555555554444', 'paid'],
  ['378282246310005', 'paid'],
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'card_insufficient_funds'],
  ['4000002500003155', 'card_needs_confirmation'],
])

/** `cardNumber` has digits only. Returns undefined for other cards. */
export function findOutcome(cardNumber: string): 'paid' | DeclineCode | undefined {
  return outcomes.get(cardNumber)
}

/** `expiry` is `MM/YY`. A card is valid to the end of its month in the latest time zone. */
export function isExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  const lastMonthHours = 12
  return Date.UTC(2000 + year, month, 1, lastMonthHours) <= now.getTime()
}
