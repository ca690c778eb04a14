import type { EventPage } from '#contract/events.ts'
import { isId } from '#kit/ids.ts'
import { listProductsByIds } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { EventNotFound } from './event-errors.ts'
import { presentEvent } from './event-presenter.ts'
import { listEventProductIds, readEvents } from './event-store.ts'
import { offersPickup } from './pickup-event.ts'
import { leftOfProducts } from './stock/left-of-products.ts'
import { pickupEnd } from './stock/lock-event.ts'

/** By id or slug, with its products and what is left of them there. Throws EventNotFound, for a draft too. */
export async function getEvent(ctx: Ctx, input: { id: string }): Promise<EventPage> {
  ctx.uses.add('events')
  const row = await readEvents(ctx.db, ctx.language)
    .where(isId(input.id) ? 'e.id' : 'e.slug', '=', input.id)
    .executeTakeFirst()
  if (!row) throw new EventNotFound()
  ctx.uses.add(`event-stock:${row.id}`)
  const products = await listProductsByIds(ctx, await listEventProductIds(ctx.db, row.id))
  const left = await leftOfProducts(ctx, row.id)
  const isOffered = offersPickup(row, ctx.clock.now()) && [...left.values()].some(({ remaining }) => remaining > 0)
  return {
    ...presentEvent(row, ctx.clock.now()),
    products: products.map((product) => ({ ...product, at_event: left.get(product.id) ?? { remaining: 0, options: [] } })),
    pickup: { is_offered: isOffered, until: pickupEnd(row).toISOString(), pays_at_stall: await takesCash(ctx) },
  }
}

async function takesCash(ctx: Ctx): Promise<boolean> {
  ctx.uses.add('checkout')
  const method = await ctx.db
    .selectFrom('payment_methods')
    .select('id')
    .where('type', '=', 'cash')
    .where('is_active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return method !== undefined
}
