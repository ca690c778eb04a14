import { isStaff } from '#contract/actor.ts'
import type { ProductPage } from '#contract/catalog.ts'
import { promisedDay } from '#contract/rules/promised-day.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { isId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { ProductNotFound } from '../catalog-errors.ts'
import { findFactsOf } from '../facts/shown-facts.ts'
import { presentProduct } from './product-presenter.ts'
import type { CountryCode } from '#contract/countries.ts'
import { promiseDelivery } from '#modules/promises/index.ts'
import { findProductRef, readProducts } from './product-store.ts'
import { findRelatedIds } from './related-products.ts'
import { findSizeGuideOf } from '../size-guides/size-guide-store.ts'
import { presentStory, readStoriesOfProduct } from '../stories/story-store.ts'

/** Adds related data and the promise for a country, Malaysia by default. Throws ProductNotFound, to all but staff for an inactive one. */
export async function getProduct(ctx: Ctx, input: { id: string; country?: CountryCode | undefined }): Promise<ProductPage> {
  const found = await findProductRef(ctx.db, isId(input.id) ? { id: input.id } : { slug: input.id })
  if (!found || (found.status !== 'active' && !isStaff(ctx.actor))) throw new ProductNotFound()
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
  if (!row) throw new ProductNotFound()
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
