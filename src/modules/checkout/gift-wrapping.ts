import { type Money, money } from '#contract/rules/money.ts'
import type { Settings } from '#modules/settings/index.ts'

export function giftWrappingPrice(settings: Pick<Settings, 'gift_wrapping' | 'gift_wrapping_price'>): Money | null {
  return settings.gift_wrapping === 'on' ? money(settings.gift_wrapping_price) : null
}
