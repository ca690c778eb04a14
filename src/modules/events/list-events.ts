import { sql } from 'kysely'
import type { Event } from '#contract/events.ts'
import type { Ctx } from '#modules/context.ts'
import { presentEvent } from './event-presenter.ts'
import { readEvents, visibleEvents } from './event-store.ts'

type EventQuery = { when?: 'coming' | 'past' | undefined; page: number; limit: number }

/** Lists upcoming events by date, then past ones, the latest first. */
export async function listEvents(
  ctx: Ctx,
  { when, page, limit }: EventQuery,
): Promise<{ events: Event[]; total: number; page: number; limit: number }> {
  ctx.uses.add('events')
  const now = ctx.clock.now()
  const side = when && sql<boolean>`${sql.ref('e.ends_at')} ${sql.raw(when === 'past' ? '<=' : '>')} ${now}`
  const [rows, { total }] = await Promise.all([
    readEvents(ctx.db, ctx.language)
      .$if(side !== undefined, (query) => query.where(side ?? sql<boolean>`true`))
      .orderBy(sql`e.ends_at <= ${now}`)
      .orderBy(sql`case when e.ends_at > ${now} then e.starts_at end`)
      .orderBy('e.starts_at', 'desc')
      .orderBy('e.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    visibleEvents(ctx.db)
      .$if(side !== undefined, (query) => query.where(side ?? sql<boolean>`true`))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { events: rows.map((row) => presentEvent(row, now)), total, page, limit }
}
