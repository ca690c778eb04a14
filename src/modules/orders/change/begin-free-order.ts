import { zero } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'
import { changeOrder } from './change-order.ts'
import { lockOrder } from './lock-order.ts'

/** Marks an order with nothing to pay as paid when it is placed, so work can begin. `hasMail`: the mail about placing it says so. */
export async function beginFreeOrder(ctx: Ctx, orderId: string, { hasMail }: { hasMail: boolean }): Promise<void> {
  const order = await lockOrder(ctx, orderId)
  await changeOrder(ctx, order, {
    status: 'processing',
    payment_status: 'paid',
    paid_through: 'staff',
    paid_change: zero,
    history: { kind: 'status', note: null },
    mail: hasMail ? undefined : 'processing',
  })
}
