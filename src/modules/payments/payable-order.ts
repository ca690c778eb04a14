import { isStaff } from '#contract/actor.ts'
import { awaitsMoney } from '#contract/rules/order-states.ts'
import type { Limit } from '#kit/limits/limits.ts'
import type { RequestContext } from '#modules/context.ts'
import { lockOrder, type LockedOrder, lockOwnOrder } from '#modules/orders/index.ts'
import { refuse } from '#modules/refuse.ts'

const paymentsByAddress: Limit = { name: 'payments-by-address', points: 60, perSeconds: 60 }
const paymentsByOrder: Limit = { name: 'payments-by-order', points: 20, perSeconds: 600 }

/** Locks the order for its account, the holder of its token or staff. Throws NotFound or order_not_payable (409). */
export async function lockPayableOrder({ ctx, guestTokens }: RequestContext, orderId: string): Promise<LockedOrder> {
  const order = isStaff(ctx.actor) ? await lockOrder(ctx, orderId) : await lockOwnOrder(ctx, orderId, guestTokens)
  if (!awaitsMoney(order)) refuse('order_not_payable')
  return order
}

/** Runs outside the transaction, since limits use their own connection. Throws TooManyRequests. */
export async function countPayment({ limits, address }: RequestContext, orderId: string): Promise<void> {
  await limits.take(paymentsByAddress, address)
  await limits.take(paymentsByOrder, orderId)
}
