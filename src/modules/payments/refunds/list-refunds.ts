import type { OrderRefunds } from '#contract/payments.ts'
import { money } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'
import { listAccountNames } from '#modules/identity/index.ts'
import { getOrderForCustomer } from '#modules/orders/index.ts'
import { findCapturedPayment } from '../payment-store.ts'
import { ownLimitOf, refundableOf } from './refundable.ts'
import { listRefundRows } from './refund-store.ts'

/** Returns an order's refunds and how much can still be refunded. Throws NotFound. */
export async function listRefunds(ctx: Ctx, orderId: string): Promise<OrderRefunds> {
  const order = await getOrderForCustomer(ctx, orderId)
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
