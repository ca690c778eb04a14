import { awaitsMoney } from '#contract/rules/order-states.ts'
import type { Ctx } from '#modules/context.ts'
import { changeOrder } from './change-order.ts'
import { lockOwnOrder } from './lock-order.ts'
import { NotCancellable } from '../order-errors.ts'

/** Cancels the buyer's own order while it is pending and unpaid. Throws NotFound or NotCancellable (409). */
export async function cancelOrder(
  ctx: Ctx,
  { id, guestTokens, reason }: { id: string; guestTokens: readonly string[]; reason?: string | undefined },
) {
  const order = await lockOwnOrder(ctx, id, guestTokens)
  if (!awaitsMoney(order)) throw new NotCancellable()
  await changeOrder(ctx, order, {
    status: 'cancelled',
    payment_status: order.payment_status,
    history: { kind: 'status', note: reason || null },
    mail: 'cancelled',
  })
}
