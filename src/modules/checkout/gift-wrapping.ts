import { type Money, money } from '#contract/rules/money.ts'
import type { Settings } from '#modules/settings/index.ts'

/** Returns the price per order; null when the shop offers no gift wrapping. */
export function giftWrappingPrice(settings: Pick<Settings, 'gift_wrapping' | 'gift_wrapping_price'>): Money | null {
  return settings.gift_wrapping === 'on' ? money(settings.gift_wrapping_price) : null
}
