import { isLess, type Money } from '#contract/rules/money.ts'
import { percentOff, type Prices, pricesOf, unitPrice, type VariationPrices } from '#contract/rules/pricing.ts'

/** One price (`min` equals `max`) or a range; `was` is the regular price if the current one is lower. */
export type ShownPrice = { min: Money; max: Money; was?: Money }
/** A page that is the same for everybody carries both prices; `member` only if it differs. */
export type PriceView = { guest: ShownPrice; member?: ShownPrice }

/** Returns all prices of a product: those of its variations, or its own. */
export function optionPrices(product: Prices & { variations: readonly VariationPrices[] }): Prices[] {
  return product.variations.length === 0 ? [product] : product.variations.map((variation) => pricesOf(product, variation))
}

export function viewPrices(options: readonly Prices[]): PriceView {
  const guest = shownPrice(options, false)
  const member = shownPrice(options, true)
  return member.min === guest.min && member.max === guest.max ? { guest } : { guest, member }
}

/** Returns the whole percent of the best offer among the options; undefined without an offer. */
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
