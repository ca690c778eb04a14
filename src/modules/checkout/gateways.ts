import { eachOnlineKind, type OnlineKind, type PaymentKind } from '#contract/rules/payment-kinds.ts'
import type { Ctx } from '#modules/context.ts'
import { remembered, type ShopMemory } from '#modules/shop-memory.ts'

export type GatewayMode = 'live' | 'sandbox' | 'off'
type Asking = Pick<Ctx, 'memory'>

const modes = remembered((): Partial<Record<PaymentKind, GatewayMode>> => eachOnlineKind(() => 'off'))

/** Set once when a shop starts, from its configured keys: 'off' methods are not offered, 'sandbox' ones are labelled. */
export function setGatewayModes(memory: ShopMemory, chosen: Record<OnlineKind, GatewayMode>): void {
  Object.assign(memory.of(modes), chosen)
}

export function isOffered({ memory }: Asking, type: PaymentKind): boolean {
  return memory.of(modes)[type] !== 'off'
}

/** Whether this payment method uses the labelled sandbox now, not when an order was placed. */
export function isSandbox({ memory }: Asking, type: PaymentKind): boolean {
  return memory.of(modes)[type] === 'sandbox'
}

/** Returns null for a type that needs no payment service. */
export function gatewayOf({ memory }: Asking, type: PaymentKind): GatewayMode | null {
  return memory.of(modes)[type] ?? null
}
