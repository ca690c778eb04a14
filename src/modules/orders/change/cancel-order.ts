import { awaitsMoney } from '#contract/rules/order-states.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { changeOrder } from './change-order.ts'
import { lockOwnOrder } from './lock-order.ts'

/** Cancels the buyer's own order while it is pending and unpaid. Throws NotFound or not_cancellable (409). */
export async function cancelOrder(
  ctx: Ctx,
  { id, guestTokens, reason }: { id: string; guestTokens: readonly string[]; reason?: string | undefined },
) {
  const order = await lockOwnOrder(ctx, id, guestTokens)
  if (!awaitsMoney(order)) refuse('not_cancellable')
  await changeOrder(ctx, order, {
    status: 'cancelled',
    payment_status: order.payment_status,
    history: { kind: 'status', note: reason || null },
    mail: 'cancelled',
  })
}
