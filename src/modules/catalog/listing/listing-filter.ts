import { type Availability, type Color, colors, type PriceBand, priceBands } from '#contract/catalog.ts'
import type { StatementValues } from '#kit/database/statement-values.ts'

/** The filters of a list. Each part stays separate, because the counts of a facet apply all parts but its own. */
export type ListingFilter = {
  status: 'draft' | 'active' | 'archived'
  /** A tsquery as text that products must match; undefined for every product. */
  matching: string | undefined
  /** `found` products match the words, `total` of them match the other filters as well. */
  matches?: { found: number; total: number }
  /** The slug of an active category. Any other category is empty. */
  category: string | undefined
  priceBands: readonly PriceBand[]
  colors: readonly Color[]
  availability: readonly Availability[]
  sizes: readonly string[]
}

type ListingConditions = Record<'category' | 'price' | 'color' | 'availability' | 'size', string>

/** Returns SQL conditions on the columns of product_listings, or of a table with the same column names. */
export function conditionsOf(filter: ListingFilter, values: StatementValues): ListingConditions {
  return {
    category: filter.category === undefined ? 'true' : `category_ids @> array[${activeCategory(values.add(filter.category))}]`,
    price: filter.priceBands.length === 0 ? 'true' : `price_bands & ${values.add(bitsOf(priceBands, filter.priceBands))}::int <> 0`,
    color: filter.colors.length === 0 ? 'true' : `color_bits & ${values.add(bitsOf(colors, filter.colors))}::int <> 0`,
    availability: filter.availability.length === 0 ? 'true' : `availability = any(${values.add(filter.availability)}::text[])`,
    size: filter.sizes.length === 0 ? 'true' : `sizes && ${values.add(filter.sizes)}::text[]`,
  }
}

/** Returns a subquery for the category's id, which is null for an inactive or unknown category. */
export function activeCategory(slug: string): string {
  return `(select id from categories where slug = ${slug}::text and is_active)`
}

/** Uses the order of the bits in SQL (price_band_bit, color_bit). */
function bitsOf<Word extends string>(words: readonly Word[], chosen: readonly Word[]): number {
  return words.reduce((bits, word, place) => (chosen.includes(word) ? bits | (1 << place) : bits), 0)
}

/** Uses a literal: only then can a cached plan use the indexes on active products. */
export function statusIs(status: ListingFilter['status']): string {
  return `status = '${status}'`
}

export function matchingProducts(matching: ListingFilter['matching'], values: StatementValues): string {
  return matching === undefined
    ? 'true'
    : `product_id in (select s.product_id from product_search s where s.document @@ ${values.add(matching)}::tsquery)`
}
