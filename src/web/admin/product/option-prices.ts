import type { Money } from '#contract/rules/money.ts'
import { type Prices, pricesOf, unitPrice, type VariationPrices } from '#contract/rules/pricing.ts'
import type { ProductValues } from './product-values.ts'

/** Typed amounts have two decimals at most: the field sees to that. */
const asMoney = (amount: number | null) => amount as Money | null
type Typed = Pick<ProductValues, 'price' | 'sale_price' | 'member_price'>

export function productPrices({ price, sale_price, member_price }: Typed): Prices | undefined {
  return price === null ? undefined : { price: price as Money, sale_price: asMoney(sale_price), member_price: asMoney(member_price) }
}

export function variationPrices({ price, sale_price, member_price }: Typed): VariationPrices {
  return { price: asMoney(price), sale_price: asMoney(sale_price), member_price: asMoney(member_price) }
}

/** Those of the option at which the product's page opens. */
export function firstPrices(values: Typed & Pick<ProductValues, 'order' | 'variations'>): Prices | undefined {
  const product = productPrices(values)
  const first = values.variations[values.order[0] ?? '']
  return product && pricesOf(product, first && variationPrices(first))
}

/** What members pay for an option whose own price left the product's member price behind; undefined where none is lost. */
export function priceWithoutOffer(product: Typed, variation: Typed): Money | undefined {
  const own = variationPrices(variation)
  if (own.price === null || own.member_price !== null || product.member_price === null) return undefined
  return unitPrice({ ...own, price: own.price }, true)
}
