import { accountIdOf } from '#contract/actor.ts'
import type { Sale } from '#contract/stall-sales.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { auditedOrder, changeOrder, lockOrder } from '#modules/orders/index.ts'
import { payBack } from '#modules/payments/index.ts'
import { refuse } from '#modules/refuse.ts'
import { getSale } from './read-sales.ts'

type Voiding = { eventId: string; saleId: string; reason: string }

/** Refunds and returns pieces to stock. The sale stays listed. Runs in a transaction; throws sale_not_found, already_voided (409). */
export async function voidSale(ctx: Ctx, { eventId, saleId, reason }: Voiding): Promise<Sale> {
  await getSale(ctx, eventId, saleId)
  const order = await lockOrder(ctx, saleId)
  const { voided } = await getSale(ctx, eventId, saleId)
  if (voided || order.status === 'cancelled') refuse('already_voided')
  await payBack(ctx, order, { note: reason, requestKey: `void ${saleId}` })
  const paidBack = await lockOrder(ctx, saleId)
  await changeOrder(ctx, paidBack, {
    status: 'cancelled',
    payment_status: paidBack.payment_status,
    history: { kind: 'status', note: reason },
  })
  await ctx.db
    .updateTable('stall_payments')
    .set({ voided_at: ctx.clock.now(), void_reason: reason, voided_by: accountIdOf(ctx.actor) })
    .where('order_id', '=', saleId)
    .execute()
  await recordChange(ctx, { action: 'event.void_sale', ...auditedOrder(order), before: { total: order.total } })
  return getSale(ctx, eventId, saleId)
}
