import { add, fromSen, isLess, max, type Money, share, subtract, times, toSen, zero } from './money.ts'

export type Prices = { price: Money; sale_price: Money | null; member_price: Money | null }
export type VariationPrices = { price: Money | null; sale_price: Money | null; member_price: Money | null }

/** A variation with its own price ignores the product's prices; without one it sells at the product's prices. */
export function pricesOf(product: Prices, variation?: VariationPrices): Prices {
  if (!variation) return product
  if (variation.price === null) {
    return {
      price: product.price,
      sale_price: variation.sale_price ?? product.sale_price,
      member_price: variation.member_price ?? product.member_price,
    }
  }
  return { price: variation.price, sale_price: variation.sale_price, member_price: variation.member_price }
}

/** Returns the member price for members, else the sale price, else the regular price. */
export function unitPrice(prices: Prices, isMember: boolean): Money {
  if (isMember && prices.member_price !== null) return prices.member_price
  return prices.sale_price ?? prices.price
}

export function priceAfter(price: Money, percent: number): Money {
  return share(price, (100 + percent) / 100)
}

/** Returns the whole percent for the sale badge, rounded half up; undefined below half a percent. Only a price of zero is 100 % off. */
export function percentOff({ price, sale_price }: Prices): number | undefined {
  if (sale_price === null || !isLess(sale_price, price)) return undefined
  const percent = Math.floor((200 * toSen(subtract(price, sale_price)) + toSen(price)) / (2 * toSen(price)))
  if (percent === 0) return undefined
  return isLess(zero, sale_price) ? Math.min(percent, 99) : percent
}

export function lineTotal(price: Money, quantity: number): Money {
  return times(price, quantity)
}

export type TotalRules = {
  lines: Money[]
  /** Taken off the lines, at most all of them. */
  discount: Money
  /** For the whole order. Neither discounted nor taxed, and not counted for free shipping. */
  giftWrapping?: Money | undefined
  shippingRate: Money
  /** Free shipping regardless of the lines, as by a discount code. */
  shipsFree: boolean
  /** Shipping is free if the lines after discount exceed this; undefined if it does not apply to this buyer. */
  freeShippingOver: Money | undefined
  taxRate: number
}

export type Totals = {
  subtotal: Money
  discount: Money
  shipping: Money
  tax: Money
  total: Money
  /** The amount missing for free shipping; null if it is not offered to this buyer. */
  free_shipping_remaining: Money | null
}

/** total = lines − discount + gift wrapping + shipping + tax; tax on (lines − discount), each rounded once to the sen. */
export function totalsOf(rules: TotalRules): Totals {
  const subtotal = add(...rules.lines)
  const discount = isLess(subtotal, rules.discount) ? subtotal : rules.discount
  const goods = subtract(subtotal, discount)
  const missing = missingForFreeShipping(rules, goods)
  const shipsFree = missing !== null && !isLess(zero, missing)
  const shipping = shipsFree || rules.lines.length === 0 ? zero : rules.shippingRate
  const tax = share(goods, rules.taxRate)
  return {
    subtotal,
    discount,
    shipping,
    tax,
    total: add(goods, rules.giftWrapping ?? zero, shipping, tax),
    free_shipping_remaining: missing,
  }
}

/** The goods must exceed the threshold: at exactly the threshold, one sen is missing. */
function missingForFreeShipping({ freeShippingOver: over, shipsFree }: TotalRules, goods: Money): Money | null {
  if (shipsFree) return zero
  if (over === undefined) return null
  return max(zero, add(subtract(over, goods), fromSen(1)))
}
