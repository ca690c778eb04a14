import type { PaymentMethod } from '#contract/checkout.ts'

export type GatewayMode = 'live' | 'sandbox' | 'off'
type PaymentType = PaymentMethod['type']

const modes: Partial<Record<PaymentType, GatewayMode>> = { card: 'off', paypal: 'off' }

/** Set once at start from the configured keys: 'off' methods are not offered, 'sandbox' ones are labelled. */
export function setGatewayModes(chosen: Record<'card' | 'paypal', GatewayMode>): void {
  Object.assign(modes, chosen)
}

export function isOffered(type: PaymentType): boolean {
  return modes[type] !== 'off'
}

/** Whether this payment method uses the labelled sandbox; decided now, not when an order was placed. */
export function isSandbox(type: PaymentType): boolean {
  return modes[type] === 'sandbox'
}

/** Null for what is settled without a payment service. */
export function gatewayOf(type: PaymentType): GatewayMode | null {
  return modes[type] ?? null
}
