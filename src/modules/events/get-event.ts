import type { EventPage } from '#contract/events.ts'
import { isId } from '#kit/ids.ts'
import { listProductsByIds } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { EventNotFound } from './event-errors.ts'
import { presentEvent } from './event-presenter.ts'
import { listEventProductIds, readEvents } from './event-store.ts'

/** By id or slug, with its products. Throws EventNotFound, for a draft too. */
export async function getEvent(ctx: Ctx, input: { id: string }): Promise<EventPage> {
  ctx.uses.add('events')
  const row = await readEvents(ctx.db, ctx.language)
    .where(isId(input.id) ? 'e.id' : 'e.slug', '=', input.id)
    .executeTakeFirst()
  if (!row) throw new EventNotFound()
  const products = await listProductsByIds(ctx, await listEventProductIds(ctx.db, row.id))
  return { ...presentEvent(row, ctx.clock.now()), products }
}
