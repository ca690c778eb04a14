import { type Availability, type Color, colors, type PriceBand, priceBands } from '#contract/catalog.ts'
import type { StatementValues } from '#kit/database/statement-values.ts'

/** The filters of a list. Each part stays separate, because a facet is counted with all parts but its own. */
export type ListingFilter = {
  status: 'draft' | 'active' | 'archived'
  /** The text of a tsquery that products must match; undefined for every product. */
  matching: string | undefined
  /** How many match those words, and how many of them the other filters leave. */
  matches?: { found: number; total: number }
  /** An active category; any other contains nothing. */
  category: string | undefined
  priceBands: readonly PriceBand[]
  colors: readonly Color[]
  availability: readonly Availability[]
  /** As products name them. */
  sizes: readonly string[]
}

type ListingConditions = Record<'category' | 'price' | 'color' | 'availability' | 'size', string>

/** SQL conditions on the columns of product_listings, or of anything with the same column names. */
export function conditionsOf(filter: ListingFilter, values: StatementValues): ListingConditions {
  return {
    category: filter.category === undefined ? 'true' : `category_ids @> array[${activeCategory(values.add(filter.category))}]`,
    price: filter.priceBands.length === 0 ? 'true' : `price_bands & ${values.add(bitsOf(priceBands, filter.priceBands))}::int <> 0`,
    color: filter.colors.length === 0 ? 'true' : `color_bits & ${values.add(bitsOf(colors, filter.colors))}::int <> 0`,
    availability: filter.availability.length === 0 ? 'true' : `availability = any(${values.add(filter.availability)}::text[])`,
    size: filter.sizes.length === 0 ? 'true' : `sizes && ${values.add(filter.sizes)}::text[]`,
  }
}

/** A subquery for the category's id; null for an inactive or unknown one. */
export function activeCategory(slug: string): string {
  return `(select id from categories where slug = ${slug}::text and is_active)`
}

/** The same order as the bits in SQL (price_band_bit, color_bit). */
function bitsOf<Word extends string>(words: readonly Word[], chosen: readonly Word[]): number {
  return words.reduce((bits, word, place) => (chosen.includes(word) ? bits | (1 << place) : bits), 0)
}

/** As a literal: only then can a cached plan use the indexes on active products. */
export function statusIs(status: ListingFilter['status']): string {
  return `status = '${status}'`
}

export function matchingProducts(matching: ListingFilter['matching'], values: StatementValues): string {
  return matching === undefined
    ? 'true'
    : `product_id in (select s.product_id from product_search s where s.document @@ ${values.add(matching)}::tsquery)`
}
