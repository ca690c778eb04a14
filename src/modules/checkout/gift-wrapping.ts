import { type Money, money } from '#contract/rules/money.ts'
import type { Settings } from '#modules/settings/index.ts'
import type { Destination } from './total-order.ts'

/** What wrapping an order costs; null where the shop does not offer it. */
export function giftWrappingPrice(settings: Pick<Settings, 'gift_wrapping' | 'gift_wrapping_price'>): Money | null {
  return settings.gift_wrapping === 'on' ? money(settings.gift_wrapping_price) : null
}

/** Nobody wraps at an event, where the goods lie already. */
export function isWrapped(asked: boolean | undefined, destination: Destination): boolean {
  return asked === true && (destination === 'pickup' || destination.isCollected !== true)
}
