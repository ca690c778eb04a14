import { type Money, money } from '#contract/rules/money.ts'
import type { Database } from '#kit/database/database.ts'
import type { Selectable } from 'kysely'
import type { Refunds } from '#kit/database/tables.ts'
import type { ReturnedGoods } from '#modules/orders/index.ts'

export type RefundRow = Selectable<Refunds>

export async function listRefundRows(db: Database, orderId: string): Promise<RefundRow[]> {
  return db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('created_at').orderBy('id').execute()
}

/** The refunded amount by order item; undefined if the refund is not for known items. */
export function goodsIn({ goods }: Partial<Pick<RefundRow, 'goods'>>): ReturnedGoods | undefined {
  return goods ? new Map(Object.entries(goods as Record<string, number>).map(([id, amount]) => [id, money(amount)])) : undefined
}

/** Returns false if it was requested before with the same key. */
export async function insertRefund(
  db: Database,
  refund: Pick<
    RefundRow,
    'id' | 'order_id' | 'payment_id' | 'provider' | 'status' | 'amount' | 'note' | 'request_key' | 'account_id' | 'created_at'
  > & { goods?: string | null },
): Promise<boolean> {
  const inserted = await db
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) => conflict.constraint('refunds_once_asked').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findRefund(db: Database, refundId: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirst()
}

export async function lockRefund(db: Database, refundId: string): Promise<RefundRow> {
  return db.selectFrom('refunds').selectAll().where('id', '=', refundId).forUpdate().executeTakeFirstOrThrow()
}

/** Locks a refund that the service reported, by the service's id. */
export async function lockHeardRefund(db: Database, paymentId: string, reference: string): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('provider_reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteRefund(db: Database, refundId: string): Promise<void> {
  await db.deleteFrom('refunds').where('id', '=', refundId).execute()
}

export async function setRefundState(
  db: Database,
  refundId: string,
  state: { status: 'done' | 'failed'; provider_reference?: string | undefined; failure?: string | null; surplus?: Money },
): Promise<void> {
  await db.updateTable('refunds').set(state).where('id', '=', refundId).execute()
}
