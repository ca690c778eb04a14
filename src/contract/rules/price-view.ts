import { isLess, type Money } from '#contract/rules/money.ts'
import { percentOff, type Prices, pricesOf, unitPrice, type VariationPrices } from '#contract/rules/pricing.ts'

/** One price (`min` is `max`) or a range; `was` is the regular price where a lower one is asked. */
export type ShownPrice = { min: Money; max: Money; was?: Money }
/** Both prices travel with a page that is the same for everybody; `member` only where it differs. */
export type PriceView = { guest: ShownPrice; member?: ShownPrice }

/** The prices that can be asked for a product: those of its variations, or its own. */
export function optionPrices(product: Prices & { variations: readonly VariationPrices[] }): Prices[] {
  return product.variations.length === 0 ? [product] : product.variations.map((variation) => pricesOf(product, variation))
}

export function viewPrices(options: readonly Prices[]): PriceView {
  const guest = shownPrice(options, false)
  const member = shownPrice(options, true)
  return member.min === guest.min && member.max === guest.max ? { guest } : { guest, member }
}

/** Whole percent of the best offer among the options, or undefined when nothing is off. */
export function bestPercentOff(options: readonly Prices[]): number | undefined {
  const off = Math.max(0, ...options.map((option) => percentOff(option) ?? 0))
  return off === 0 ? undefined : off
}

function shownPrice(options: readonly Prices[], isMember: boolean): ShownPrice {
  const asked = options.map((option) => unitPrice(option, isMember))
  const min = asked.reduce((least, price) => (isLess(price, least) ? price : least))
  const max = asked.reduce((most, price) => (isLess(most, price) ? price : most))
  const regular = options[0]?.price
  const hasOneRegular = options.every((option) => option.price === regular)
  return min === max && hasOneRegular && regular !== undefined && isLess(min, regular) ? { min, max, was: regular } : { min, max }
}
