/**
 * Every kind of payment: who confirms that the money arrived, and for `service` which payment service takes it. A new kind is a row here, a
 * value of the constraint in the database, and its texts in the area `payment-kinds`.
 */
export const paymentKinds = {
  qr_code: { confirmedBy: 'proof', service: null },
  bank_transfer: { confirmedBy: 'proof', service: null },
  cash: { confirmedBy: 'staff', service: null },
  card: { confirmedBy: 'service', service: 'stripe' },
  paypal: { confirmedBy: 'service', service: 'paypal' },
  other: { confirmedBy: 'proof', service: null },
} as const satisfies Record<string, Kind>

type Kind = { confirmedBy: 'service'; service: 'stripe' | 'paypal' } | { confirmedBy: 'proof' | 'staff'; service: null }

export type PaymentKind = keyof typeof paymentKinds
/** Kinds that a payment service confirms. */
export type OnlineKind = { [K in PaymentKind]: (typeof paymentKinds)[K]['confirmedBy'] extends 'service' ? K : never }[PaymentKind]

export const paymentKindNames = Object.keys(paymentKinds) as [PaymentKind, ...PaymentKind[]]

/** Paid through a payment service, which confirms the payment itself. */
export function isPaidOnline(kind: PaymentKind): kind is OnlineKind {
  return paymentKinds[kind].confirmedBy === 'service'
}

/** Paid elsewhere; the buyer sends a proof. */
export function isPaidByProof(kind: PaymentKind): boolean {
  return paymentKinds[kind].confirmedBy === 'proof'
}

export function eachOnlineKind<Value>(valueOf: (kind: OnlineKind) => Value): Record<OnlineKind, Value> {
  return Object.fromEntries(paymentKindNames.filter(isPaidOnline).map((kind) => [kind, valueOf(kind)])) as Record<OnlineKind, Value>
}
