import type { PaymentMethod } from '#contract/checkout.ts'
import type { Ctx } from '#modules/context.ts'
import { remembered, type ShopMemory } from '#modules/shop-memory.ts'

export type GatewayMode = 'live' | 'sandbox' | 'off'
type PaymentType = PaymentMethod['type']
type Asking = Pick<Ctx, 'memory'>

const modes = remembered((): Partial<Record<PaymentType, GatewayMode>> => ({ card: 'off', paypal: 'off' }))

/** Set once when a shop starts, from its configured keys: 'off' methods are not offered, 'sandbox' ones are labelled. */
export function setGatewayModes(memory: ShopMemory, chosen: Record<'card' | 'paypal', GatewayMode>): void {
  Object.assign(memory.of(modes), chosen)
}

export function isOffered({ memory }: Asking, type: PaymentType): boolean {
  return memory.of(modes)[type] !== 'off'
}

/** Whether this payment method uses the labelled sandbox now, not when an order was placed. */
export function isSandbox({ memory }: Asking, type: PaymentType): boolean {
  return memory.of(modes)[type] === 'sandbox'
}

/** Returns null for a type that needs no payment service. */
export function gatewayOf({ memory }: Asking, type: PaymentType): GatewayMode | null {
  return memory.of(modes)[type] ?? null
}
