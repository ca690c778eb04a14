import { sql } from 'kysely'
import { pages } from '#contract/pages.ts'
import type { AutomationKind } from '#contract/rules/automation-kinds.ts'
import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import type { LetterSubject } from '#modules/letters/index.ts'
import { defineAutomation, type Found, type Occasion } from '../define-automation.ts'
import { aboutSamples } from './about-product.ts'

const dayMs = 24 * 3_600_000
/** By then the parcel is unpacked and the piece worn once. */
const afterDays = 7
const lateDays = 14
/** The buyer already knows about a piece that was finished longer ago. */
const readyDays = 3

/** The next run takes the rest. */
const mostAtOnce = 1000

const mostShown = 6

const letter = {
  subject: orderSubject,
  sample: (ctx: Ctx) => aboutSamples(ctx, 1, ({ id }) => ({ goods: [{ productId: id }], href: pages.accountOrders() })),
}

export const preOrderReady = defineAutomation({ kind: 'pre_order_ready', finder: { find: findReadyPreOrders }, letter })
export const afterDelivery = defineAutomation({ kind: 'after_delivery', finder: { find: findDelivered }, letter })

function foundBefore(db: Database, kind: AutomationKind) {
  return db
    .selectFrom('automation_letters as l')
    .select('l.id')
    .where('l.kind', '=', kind)
    .where('l.about', '=', sql<string>`o.id::text`)
}

async function findDelivered({ db, clock }: Ctx): Promise<Found[]> {
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
    kind: 'after_delivery',
    about: id,
    order_id: id,
    due_at: new Date(completed_at.getTime() + afterDays * dayMs),
    expires_at: new Date(completed_at.getTime() + lateDays * dayMs),
  }))
}

async function findReadyPreOrders({ db, clock }: Ctx): Promise<Found[]> {
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
  return rows.map(({ id }) => ({
    kind: 'pre_order_ready',
    about: id,
    order_id: id,
    due_at: now,
    expires_at: new Date(now.getTime() + readyDays * dayMs),
  }))
}

async function orderSubject({ db }: Ctx, { order_id: orderId, kind }: Occasion): Promise<LetterSubject | 'over'> {
  const order = await db.selectFrom('orders').select(['account_id', 'status', 'order_number']).where('id', '=', orderId).executeTakeFirst()
  if (!order || orderId === null || order.status !== (kind === 'pre_order_ready' ? 'processing' : 'completed')) return 'over'
  const items = await db
    .selectFrom('order_items')
    .select(['product_id', 'is_pre_order'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const meant = kind === 'pre_order_ready' ? items.filter(({ is_pre_order }) => is_pre_order) : items
  const goods = [...new Set(meant.map(({ product_id }) => product_id))].slice(0, mostShown).map((productId) => ({ productId }))
  return { goods, href: order.account_id === null ? pages.trackOrder() : pages.accountOrder(orderId) }
}
