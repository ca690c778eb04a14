import { add, isLess, max, type Money, share, subtract, times, zero } from './money.ts'

export type Prices = { price: Money; sale_price: Money | null; member_price: Money | null }
export type VariationPrices = { price: Money | null; sale_price: Money | null; member_price: Money | null }

/** A variation with a price of its own stands alone; without one it sells at the product's prices. */
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

/** Member price for members, else sale price, else the regular one (specification, section 9). */
export function unitPrice(prices: Prices, isMember: boolean): Money {
  if (isMember && prices.member_price !== null) return prices.member_price
  return prices.sale_price ?? prices.price
}

/** Whole percent off for the sale badge, or undefined when nothing is off. */
export function percentOff(prices: Prices): number | undefined {
  if (prices.sale_price === null || !isLess(prices.sale_price, prices.price)) return undefined
  return Math.round(((prices.price - prices.sale_price) / prices.price) * 100)
}

export function lineTotal(price: Money, quantity: number): Money {
  return times(price, quantity)
}

export type TotalRules = {
  lines: Money[]
  /** The first-purchase discount, such as 0.05, where it applies; else 0. */
  discountRate: number
  shippingRate: Money
  /** Lines after discount above this ship free; undefined where it does not apply to this buyer. */
  freeShippingOver: Money | undefined
  taxRate: number
}

export type Totals = {
  subtotal: Money
  discount: Money
  shipping: Money
  tax: Money
  total: Money
  free_shipping_remaining: Money | null
}

/** total = lines − discount + shipping + tax; tax on (lines − discount), each rounded once to the sen. */
export function totalsOf(rules: TotalRules): Totals {
  const subtotal = add(...rules.lines)
  const discount = share(subtotal, rules.discountRate)
  const goods = subtract(subtotal, discount)
  const shipsFree = rules.freeShippingOver !== undefined && isLess(rules.freeShippingOver, goods)
  const shipping = shipsFree || rules.lines.length === 0 ? zero : rules.shippingRate
  const tax = share(goods, rules.taxRate)
  return {
    subtotal,
    discount,
    shipping,
    tax,
    total: add(goods, shipping, tax),
    free_shipping_remaining: rules.freeShippingOver === undefined ? null : max(zero, subtract(rules.freeShippingOver, goods)),
  }
}
