import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'
import type { Waiting } from '#modules/module.ts'
import type { WrittenOrder } from '../orders/present-order.ts'
import { orderEventsJob } from './order-events-job.ts'

type Store = Pick<Ctx, 'db' | 'clock'>

/** Longer than an attempt. If its process ends, another one tries again afterwards. */
const leaseMs = 30_000

/** How far the clocks of queue and process may differ. */
const skewMs = 1000

export type ClaimedEvent = {
  id: string
  url: string
  body: WrittenOrder
  /** With this attempt. */
  tries: number
  happened_at: Date
  is_blocked: boolean
}

/** Claims an order's oldest waiting message if it is due; undefined while another process sends it. */
export async function claimEvent({ db, clock }: Store, orderId: string): Promise<ClaimedEvent | undefined> {
  const now = clock.now().getTime()
  const { rows } = await sql<ClaimedEvent>`
    update agent_events e set next_at = ${new Date(now + leaseMs)}, tries = tries + 1
    from agent_orders o left join agent_platforms p on p.id = o.platform_id
    where o.order_id = e.order_id and e.next_at <= ${new Date(now + skewMs)}
      and e.id = (select id from agent_events where order_id = ${orderId} and status = 'waiting' order by place limit 1)
    returning e.id, e.url, e.body, e.tries, e.happened_at, coalesce(p.is_blocked, true) as is_blocked`.execute(db)
  return rows[0]
}

/** `answered` is the status of the last answer; null if there was none. */
export async function endEvent({ db, clock }: Store, id: string, status: 'sent' | 'failed', answered: number | null): Promise<void> {
  await db.updateTable('agent_events').set({ status, answered, next_at: null, ended_at: clock.now() }).where('id', '=', id).execute()
}

export async function postponeEvent({ db }: Store, id: string, until: Date, answered: number | null): Promise<void> {
  await db.updateTable('agent_events').set({ next_at: until, answered }).where('id', '=', id).execute()
}

/** Enqueues orders with messages that are overdue, because a process ended while it sent them. */
export async function resumeEvents({ db, clock, jobs }: Pick<Ctx, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const overdue = new Date(clock.now().getTime() - leaseMs)
  const orders = await db
    .selectFrom('agent_events')
    .select('order_id')
    .distinct()
    .where('status', '=', 'waiting')
    .where('next_at', '<', overdue)
    .limit(100)
    .execute()
  for (const { order_id: orderId } of orders) await jobs.enqueue(db, orderEventsJob, { orderId })
}

/** Counts messages that ended without being taken. */
export function countFailedEvents(): RawBuilder<Waiting> {
  return sql<Waiting>`select count(*)::int as count, min(ended_at) as since from agent_events where status = 'failed'`
}
