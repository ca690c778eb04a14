import type { PaymentMethod } from '#contract/checkout.ts'

export type GatewayMode = 'live' | 'sandbox' | 'off'
type PaymentType = PaymentMethod['type']

const modes: Partial<Record<PaymentType, GatewayMode>> = { card: 'off', paypal: 'off' }

/** Told once at start, by whoever knows which keys are set: 'off' methods are not offered, 'sandbox' ones are labelled. */
export function setGatewayModes(chosen: Record<'card' | 'paypal', GatewayMode>): void {
  Object.assign(modes, chosen)
}

export function isOffered(type: PaymentType): boolean {
  return modes[type] !== 'off'
}

/** Whether paying this way goes to the labelled sandbox; decided now, not when an order was placed. */
export function isSandbox(type: PaymentType): boolean {
  return modes[type] === 'sandbox'
}
