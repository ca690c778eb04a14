import { sql } from 'kysely'
import { newId } from '#kit/ids.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { ensureNonce } from '../codes/pickup-codes.ts'
import { pickupMailJob } from './pickup-mail-job.ts'

/** Limits one run; the next run continues. */
const mostAtOnce = 200
const dayMs = 24 * 3_600_000

/** Sends the code again to every buyer with a pickup at an event in the next 24 hours. Returns their number. */
export async function remindBuyers(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const { rows } = await sql<{ order_id: string; event_id: string }>`
    select o.id as order_id, o.event_id from events e join orders o on o.event_id = e.id
    where e.status = 'published' and e.starts_at > ${now} and e.starts_at <= ${new Date(now.getTime() + dayMs)} and o.channel <> 'counter'
      and o.status in ('pending', 'processing', 'shipped') and o.payment_status <> 'refunded'
      and not exists (select from pickup_codes c where c.order_id = o.id and c.event_id = e.id and c.reminded_at is not null)
    order by o.placed_at, o.id limit ${mostAtOnce}`.execute(ctx.db)
  for (const { order_id: orderId, event_id: eventId } of rows) {
    await inTransaction(ctx, async (inner) => {
      await ensureNonce(inner, { orderId, eventId })
      const { numUpdatedRows } = await inner.db
        .updateTable('pickup_codes')
        .set({ reminded_at: now })
        .where('order_id', '=', orderId)
        .where('event_id', '=', eventId)
        .where('revoked_at', 'is', null)
        .where('reminded_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await inner.jobs.enqueue(inner.db, pickupMailJob, { orderId, kind: 'reminder', occasion: newId() })
    })
  }
  return rows.length
}

/** Informs all buyers with a pickup at the event by mail that it is cancelled. The event is locked. */
export async function tellOfCancelling(ctx: Ctx, { eventId }: { eventId: string }): Promise<void> {
  const rows = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('event_id', '=', eventId)
    .where('channel', '!=', 'counter')
    .where('status', '!=', 'cancelled')
    .where('collected_at', 'is', null)
    .execute()
  for (const { id } of rows) await ctx.jobs.enqueue(ctx.db, pickupMailJob, { orderId: id, kind: 'cancelled', occasion: newId() })
}
