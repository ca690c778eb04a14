import { sql } from 'kysely'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { findTarget, type Target } from '../orders/agent-order-store.ts'
import { isSameOrder, presentOrder } from '../orders/present-order.ts'
import { orderEventsJob } from './order-events-job.ts'

/**
 * Stores the whole order for the agent that prepared it, in the transaction that changed the order, if there is news. A fault here is
 * logged and never fails an order.
 */
export async function noteOrderEvent(ctx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  const target = await findTarget(ctx, orderId)
  if (!target) return
  const { agents_ucp: isOn } = await getSettings(ctx)
  if (isOn === 'off') return
  await sql`savepoint agent_event`.execute(ctx.db)
  try {
    await writeEvent(ctx, target)
    await sql`release savepoint agent_event`.execute(ctx.db)
  } catch (error) {
    await sql`rollback to savepoint agent_event`.execute(ctx.db)
    ctx.log.error({ err: error, orderId }, 'a message about an order could not be written')
  }
}

/** The address of the order's page is added when it is sent. */
async function writeEvent(ctx: Ctx, { url, ...order }: Target): Promise<void> {
  const { db, clock, jobs } = ctx
  const { orderId } = order
  const body = await presentOrder(ctx, order, '')
  const last = await db
    .selectFrom('agent_events')
    .select('body')
    .where('order_id', '=', orderId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (isSameOrder(last?.body, body)) return
  const now = clock.now()
  const times = { happened_at: now, next_at: now }
  await db
    .insertInto('agent_events')
    .values({ id: newId(), order_id: orderId, url, body: JSON.stringify(body), status: 'waiting', ...times })
    .execute()
  await jobs.enqueue(db, orderEventsJob, { orderId })
}
