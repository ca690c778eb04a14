import { isStaff } from '#contract/actor.ts'
import type { ProductPage } from '#contract/catalog.ts'
import { promisedDay } from '#contract/rules/promised-day.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { isId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { findFactsOf } from '../facts/shown-facts.ts'
import { presentProduct } from './product-presenter.ts'
import type { CountryCode } from '#contract/countries.ts'
import { promiseDelivery } from '#modules/promises/index.ts'
import { findProductRef, readProducts } from './product-store.ts'
import { findSizeGuideOf } from '../size-guides/size-guide-store.ts'
import { presentStory, readStoriesOfProduct } from '../stories/story-store.ts'
import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { refuse } from '#modules/refuse.ts'

/** Adds related data and the promise for a country, Malaysia by default. Throws product_not_found, to all but staff for an inactive one. */
export async function getProduct(ctx: Ctx, input: { id: string; country?: CountryCode | undefined }): Promise<ProductPage> {
  const found = await findProductRef(ctx.db, isId(input.id) ? { id: input.id } : { slug: input.id })
  if (!found || (found.status !== 'active' && !isStaff(ctx.actor))) refuse('product_not_found')
  return showProduct(ctx, found, input.country)
}

/** Like getProduct, for a product of any status that the caller has found. */
export async function showProduct(
  ctx: Ctx,
  found: { id: string; product_type_id: string | null },
  country: CountryCode = 'MY',
): Promise<ProductPage> {
  for (const tag of ['assortment', 'categories', 'stories', 'size-guides'] as const) ctx.uses.add(tag)
  const relatedIds = await findRelatedIds(ctx.db, found.id)
  const [rows, stories, size_guide, facts] = await Promise.all([
    readProducts(ctx, [found.id, ...relatedIds]),
    readStoriesOfProduct(ctx.db, found.id, ctx.language),
    findSizeGuideOf(ctx.db, found.id, ctx.language),
    findFactsOf(ctx.db, found.id, ctx.language),
  ])
  const [row, ...related] = rows
  if (!row) refuse('product_not_found')
  const piece = {
    product_type_id: found.product_type_id,
    quantity: 1,
    is_pre_order: row.availability === 'pre_order',
    ships_on: promisedDay(row.expected_shipping, dayOf(ctx.clock.now())),
  }
  return {
    ...presentProduct(row),
    related: related.map(presentProduct),
    stories: stories.map(presentStory),
    size_guide,
    facts,
    delivery: await promiseDelivery(ctx, [piece], { country }),
  }
}

const mostRelated = 8
/** Two hundred products of a category are enough to choose from. Sorting all would slow the page of a large shop. */
const considered = 200

/** Returns ids of active products of the same category or with shared tags: in stock first, then the most similar. */
async function findRelatedIds(db: Database, productId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with self as (
      select p.id, p.tags, l.category_ids from products p join product_listings l on l.product_id = p.id where p.id = ${productId}
    ), near as (
      (select l.product_id as id from product_listings l, self
        where l.status = 'active' and l.category_ids && self.category_ids and l.product_id <> self.id
        limit ${considered})
      union
      (select p.id from products p, self
        where p.status = 'active' and p.tags && self.tags and p.id <> self.id
        limit ${considered})
    )
    select p.id
    from near
    join products p on p.id = near.id
    join product_listings l on l.product_id = p.id
    cross join self
    order by
      l.availability = 'out_of_stock',
      (select count(*) from unnest(p.tags) tag where tag = any(self.tags)) + case when l.category_ids && self.category_ids then 1 else 0 end desc,
      p.created_at desc, p.id
    limit ${mostRelated}`.execute(db)
  return rows.map((row) => row.id)
}
