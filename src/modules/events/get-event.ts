import type { EventPage } from '#contract/events.ts'
import { isId } from '#kit/ids.ts'
import type { KeptKind } from '#kit/read-cache.ts'
import { hadSlug, listProductsByIds } from '#modules/catalog/index.ts'
import type { Uses } from '#modules/cache-tags.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { presentEvent } from './event-presenter.ts'
import { type EventRow, listEventProductIds, readEvents } from './event-store.ts'
import { offersPickup } from './pickup-event.ts'
import { type Left, leftOfProducts } from './stock/left-of-products.ts'
import { pickupEnd } from './stock/lock-event.ts'

type EventRead = { row: EventRow; productIds: readonly string[] }

const keptEvents: KeptKind<EventRead> = { most: 200 }
const keptLeft: KeptKind<Left> = { most: 200 }
const keptCash: KeptKind<boolean> = { most: 1 }

/** Finds an event by id or slug, with its products and their remaining pieces. Throws event_not_found, also for a draft. */
export async function getEvent(ctx: Ctx, input: { id: string }): Promise<EventPage> {
  // Also tags a response that the event does not exist.
  ctx.uses.add('events')
  const { row, productIds } = await keptIf(ctx, keptEvents, `${ctx.language} ${input.id}`, (uses) => readEvent(ctx, input.id, uses))
  const products = await listProductsByIds(ctx, productIds)
  const left = await keptIf(ctx, keptLeft, row.id, (uses) => {
    uses.add(`event-stock:${row.id}`)
    return leftOfProducts(ctx, row.id)
  })
  const isOffered = offersPickup(row, ctx.clock.now()) && [...left.values()].some(({ remaining }) => remaining > 0)
  return {
    ...presentEvent(row, ctx.clock.now()),
    products: products.map((product) => ({ ...product, at_event: left.get(product.id) ?? { remaining: 0, options: [] } })),
    pickup: {
      is_offered: isOffered,
      until: pickupEnd(row).toISOString(),
      pays_at_stall: await keptIf(ctx, keptCash, '', (uses) => takesCash(ctx, uses)),
    },
  }
}

function keptIf<Value>({ kept, uses }: Ctx, kind: KeptKind<Value>, key: string, read: (uses: Uses) => Promise<Value>): Promise<Value> {
  return kept ? kept.read(kind, key, uses, read) : read(uses)
}

async function readEvent({ db, language }: Ctx, idOrSlug: string, uses: Uses): Promise<EventRead> {
  uses.add('events')
  const events = readEvents(db, language)
  const known = await events.where(isId(idOrSlug) ? 'e.id' : 'e.slug', '=', idOrSlug).executeTakeFirst()
  const row = known ?? (await events.where('e.id', '=', hadSlug(db, 'events', idOrSlug)).executeTakeFirst())
  if (!row) refuse('event_not_found')
  return { row, productIds: await listEventProductIds(db, row.id) }
}

async function takesCash({ db }: Ctx, uses: Uses): Promise<boolean> {
  uses.add('checkout')
  const method = await db
    .selectFrom('payment_methods')
    .select('id')
    .where('type', '=', 'cash')
    .where('is_active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return method !== undefined
}
