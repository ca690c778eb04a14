import { type Ctx, inTransaction } from '#modules/context.ts'
import { changeOrder } from './change-order.ts'
import { lockOrder } from './lock-order.ts'

const mostAtOnce = 500

/** Cancels expired unpaid orders, each in its own transaction, and releases their pieces. Returns how many. */
export async function expireOrders(ctx: Ctx): Promise<number> {
  let expired = 0
  for (const orderId of await listOverdue(ctx)) {
    if (await inTransaction(ctx, (inner) => expireOrder(inner, orderId))) expired += 1
  }
  return expired
}

async function listOverdue({ db, clock }: Ctx): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pending')
    .where('payment_status', '=', 'unpaid')
    .where('expires_at', '<=', clock.now())
    .orderBy('expires_at')
    .limit(mostAtOnce)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns false if the order is being paid, cancelled or expired elsewhere, or has been since it was listed. */
async function expireOrder(ctx: Ctx, orderId: string): Promise<boolean> {
  const overdue = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('status', '=', 'pending')
    .where('payment_status', '=', 'unpaid')
    .where('expires_at', '<=', ctx.clock.now())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!overdue) return false
  const order = await lockOrder(ctx, orderId)
  await changeOrder(ctx, order, {
    status: 'cancelled',
    payment_status: 'unpaid',
    history: { kind: 'expired', note: null },
    mail: 'cancelled',
  })
  return true
}

export async function runOutUnpaidOrders(ctx: Ctx): Promise<void> {
  const expired = await expireOrders(ctx)
  if (expired > 0) ctx.log.info({ expired }, 'unpaid orders ran out')
}
