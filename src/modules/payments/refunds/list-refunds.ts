import type { OrderRefunds } from '#contract/orders.ts'
import { money } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'
import { listAccountNames, requireStaff } from '#modules/identity/index.ts'
import { presentOrderForCustomer } from '#modules/orders/index.ts'
import { findCapturedPayment } from '../payment-store.ts'
import { ownLimitOf, refundableOf } from './refundable.ts'
import { listRefundRows } from './refund-store.ts'

/** What went back of an order's money, and what still may. Throws NotFound. */
export async function listRefunds(ctx: Ctx, orderId: string): Promise<OrderRefunds> {
  requireStaff(ctx.actor)
  const order = await presentOrderForCustomer(ctx, orderId)
  const rows = await listRefundRows(ctx.db, orderId)
  const names = await listAccountNames(
    ctx,
    rows.flatMap(({ account_id }) => account_id ?? []),
  )
  return {
    refundable: refundableOf(order, rows),
    own_limit: await ownLimitOf(ctx, rows),
    through: (await findCapturedPayment(ctx.db, orderId))?.provider ?? null,
    refunds: rows.map(({ id, amount, status, provider, note, failure, account_id, created_at }) => ({
      id,
      amount: money(amount),
      status,
      provider,
      note,
      failure,
      by: account_id === null ? null : (names.get(account_id) ?? null),
      at: created_at.toISOString(),
    })),
  }
}
