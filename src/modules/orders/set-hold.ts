import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { recordOrderChange } from './change/audited-order.ts'
import { lockOrder } from './change/lock-order.ts'
import { recordHistory } from './change/order-history.ts'

/** Holds an unpaid order's pieces for this many hours from now. Throws NotFound or not_awaiting_payment (409). */
export async function setHold(ctx: Ctx, { id, hours }: { id: string; hours: number }): Promise<void> {
  const order = await lockOrder(ctx, id)
  if (order.status !== 'pending' || order.payment_status !== 'unpaid') refuse('not_awaiting_payment')
  const until = new Date(ctx.clock.now().getTime() + hours * 3_600_000)
  await ctx.db.updateTable('orders').set({ expires_at: until }).where('id', '=', order.id).execute()
  await recordHistory(ctx, order.id, { kind: 'note', is_internal: true, held_until: until })
  await recordOrderChange(ctx, 'order.hold', order)
}
