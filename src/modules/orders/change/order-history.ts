import type { Insertable } from 'kysely'
import { accountIdOf } from '#contract/actor.ts'
import type { OrderHistory } from '#kit/database/tables.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { type OrderMailKind } from '#contract/rules/order-mails.ts'
import { orderMailJob } from '../mails/order-mail-job.ts'

export type HistoryEntry = Pick<
  Insertable<OrderHistory>,
  | 'kind'
  | 'status'
  | 'payment_status'
  | 'note'
  | 'amount'
  | 'paid_change'
  | 'refunded_change'
  | 'is_internal'
  | 'is_override'
  | 'held_until'
  | 'about'
  | 'account_id'
>

/** Records an event and its author (the actor unless an account is given). The returned id is the `occasion` of a mail about it. */
export async function recordHistory(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>, orderId: string, entry: HistoryEntry): Promise<string> {
  const id = newId()
  await ctx.db
    .insertInto('order_history')
    .values({ id, order_id: orderId, account_id: accountIdOf(ctx.actor), ...entry, created_at: ctx.clock.now() })
    .execute()
  return id
}

/** Enqueues a mail to the buyer, sent once this transaction commits. */
export async function promiseMail(ctx: Pick<Ctx, 'db' | 'jobs'>, orderId: string, kind: OrderMailKind, occasion: string): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, orderMailJob, { orderId, kind, occasion })
}
