import { type RawBuilder, sql } from 'kysely'
import { type Availability, type Color, colors, type PriceBand, priceBands } from '#contract/catalog.ts'

/** What a list is narrowed to. Each part on its own, because a facet is counted with all parts but its own. */
export type ListingFilter = {
  status: 'draft' | 'active' | 'archived'
  /** Of products that hold all words of the query; undefined for every product. */
  matching: RawBuilder<string> | undefined
  categoryId: string | undefined
  priceBands: readonly PriceBand[]
  colors: readonly Color[]
  availability: readonly Availability[]
}

export type ListingConditions = Record<'category' | 'price' | 'color' | 'availability', RawBuilder<boolean>>

const everything = sql<boolean>`true`

/** Conditions over columns of product_listings, or over anything with columns of the same names. */
export function conditionsOf(filter: ListingFilter): ListingConditions {
  return {
    category: filter.categoryId === undefined ? everything : sql<boolean>`category_ids @> array[${filter.categoryId}]::uuid[]`,
    price: filter.priceBands.length === 0 ? everything : sql<boolean>`price_bands & ${bitsOf(priceBands, filter.priceBands)}::int <> 0`,
    color: filter.colors.length === 0 ? everything : sql<boolean>`color_bits & ${bitsOf(colors, filter.colors)}::int <> 0`,
    availability: filter.availability.length === 0 ? everything : sql<boolean>`availability = any(${[...filter.availability]}::text[])`,
  }
}

/** The same order as the bits in SQL (price_band_bit, color_bit). */
function bitsOf<Word extends string>(words: readonly Word[], chosen: readonly Word[]): number {
  return words.reduce((bits, word, place) => (chosen.includes(word) ? bits | (1 << place) : bits), 0)
}

/** As a literal: only then may a kept plan use the indexes on active products. */
export function statusIs(status: ListingFilter['status']): RawBuilder<boolean> {
  return sql<boolean>`status = ${sql.lit(status)}`
}

export function matchingProducts(matching: ListingFilter['matching']): RawBuilder<boolean> {
  return matching === undefined
    ? everything
    : sql<boolean>`product_id in (select s.product_id from product_search s where s.document @@ ${matching})`
}
