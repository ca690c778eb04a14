import { sql } from 'kysely'
import type { AutomationKind } from '#contract/automations.ts'
import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import type { Found } from './found.ts'

const dayMs = 24 * 3_600_000
/** By then the parcel is unpacked and the piece worn once. */
const afterDays = 7
const lateDays = 14
/** The buyer already knows about a piece that was finished longer ago. */
const readyDays = 3

/** The next run takes the rest. */
const mostAtOnce = 1000

function foundBefore(db: Database, kind: AutomationKind) {
  return db
    .selectFrom('automation_letters as l')
    .select('l.id')
    .where('l.kind', '=', kind)
    .where('l.about', '=', sql<string>`o.id::text`)
}

export async function findDelivered({ db, clock }: Ctx): Promise<Found[]> {
  const now = clock.now().getTime()
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('order_history as h', 'h.order_id', 'o.id')
    .select(['o.id'])
    .select(({ fn }) => fn.max('h.created_at').as('completed_at'))
    .where('o.status', '=', 'completed')
    .where('o.channel', '<>', 'counter')
    .where('h.kind', '=', 'status')
    .where('h.status', '=', 'completed')
    .where('h.created_at', '>', new Date(now - lateDays * dayMs))
    .where(({ not, exists }) => not(exists(foundBefore(db, 'after_delivery'))))
    .groupBy('o.id')
    .having(({ fn }) => fn.max('h.created_at'), '<=', new Date(now - afterDays * dayMs))
    .limit(mostAtOnce)
    .execute()
  return rows.map(({ id, completed_at }) => ({
    about: id,
    order_id: id,
    due_at: new Date(completed_at.getTime() + afterDays * dayMs),
    expires_at: new Date(completed_at.getTime() + lateDays * dayMs),
  }))
}

export async function findReadyPreOrders({ db, clock }: Ctx): Promise<Found[]> {
  const now = clock.now()
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .innerJoin('production_items as p', (join) => join.onRef('p.order_item_id', '=', 'i.id').on('p.is_active', '=', true))
    .select('o.id')
    .where('o.status', '=', 'processing')
    .where('i.is_pre_order', '=', true)
    .where(({ not, exists }) => not(exists(foundBefore(db, 'pre_order_ready'))))
    .groupBy('o.id')
    .having((eb) => eb(eb.fn.count('p.id'), '=', eb.fn.count('p.finished_at')))
    .having(({ fn }) => fn.max('p.finished_at'), '>', new Date(now.getTime() - readyDays * dayMs))
    .limit(mostAtOnce)
    .execute()
  return rows.map(({ id }) => ({ about: id, order_id: id, due_at: now, expires_at: new Date(now.getTime() + readyDays * dayMs) }))
}
