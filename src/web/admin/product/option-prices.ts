import type { Money } from '#contract/rules/money.ts'
import { type Prices, pricesOf, unitPrice, type VariationPrices } from '#contract/rules/pricing.ts'
import type { ProductValues } from './product-values.ts'

/** Typed amounts have two decimals at most, as the field ensures. */
const asMoney = (amount: number | null) => amount as Money | null
type Typed = Pick<ProductValues, 'price' | 'sale_price' | 'member_price'>

export function productPrices({ price, sale_price, member_price }: Typed): Prices | undefined {
  return price === null ? undefined : { price: price as Money, sale_price: asMoney(sale_price), member_price: asMoney(member_price) }
}

export function variationPrices({ price, sale_price, member_price }: Typed): VariationPrices {
  return { price: asMoney(price), sale_price: asMoney(sale_price), member_price: asMoney(member_price) }
}

/** Returns the prices of the option that the product page shows first. */
export function firstPrices(values: Typed & Pick<ProductValues, 'order' | 'variations'>): Prices | undefined {
  const product = productPrices(values)
  const first = values.variations[values.order[0] ?? '']
  return product && pricesOf(product, first && variationPrices(first))
}

/** Returns the members' price of an option whose own price overrides the product's member price. Undefined if it overrides none. */
export function priceWithoutOffer(product: Typed, variation: Typed): Money | undefined {
  const own = variationPrices(variation)
  if (own.price === null || own.member_price !== null || product.member_price === null) return undefined
  return unitPrice({ ...own, price: own.price }, true)
}
