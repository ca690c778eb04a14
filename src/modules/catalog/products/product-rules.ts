import type { ProductChange } from '#contract/admin-products.ts'
import { isLess, type Money } from '#contract/rules/money.ts'
import { type Prices, pricesOf, type VariationPrices } from '#contract/rules/pricing.ts'

/** Message codes by field path; empty when the product is valid. */
export type FieldProblems = Record<string, string>

/** Finds sale and member prices above the regular price, which are typing errors, on the product and on variations with own prices. */
export function priceProblems(product: Prices, variations: readonly VariationPrices[]): FieldProblems {
  const problems: FieldProblems = abovePrice('', product, product.price)
  for (const [place, variation] of variations.entries()) {
    Object.assign(problems, abovePrice(`variations.${place}.`, variation, pricesOf(product, variation).price))
  }
  return problems
}

function abovePrice(path: string, prices: Pick<VariationPrices, 'sale_price' | 'member_price'>, price: Money): FieldProblems {
  const isAbove = (amount: Money | null) => amount !== null && isLess(price, amount)
  return {
    ...(isAbove(prices.sale_price) && { [`${path}sale_price`]: 'above_price' }),
    ...(isAbove(prices.member_price) && { [`${path}member_price`]: 'above_price' }),
  }
}

type Variations = NonNullable<ProductChange['variations']>

/** Ids must belong to the product and be unique, and at most one variation is the default. */
export function variationProblems(variations: Variations, ownIds: ReadonlySet<string>): FieldProblems {
  const problems: FieldProblems = {}
  const seen = new Set<string>()
  for (const [place, { id }] of variations.entries()) {
    if (id === undefined) continue
    if (!ownIds.has(id) || seen.has(id)) problems[`variations.${place}.id`] = 'unknown_variation'
    seen.add(id)
  }
  const defaults = variations.flatMap((variation, place) => (variation.is_default ? [place] : []))
  for (const place of defaults.slice(1)) problems[`variations.${place}.is_default`] = 'second_default'
  return problems
}
