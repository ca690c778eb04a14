import { sql } from 'kysely'
import type { Order } from '#contract/orders.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { forgottenBuyer } from '../forgotten-buyer.ts'
import { readOrders } from './order-details.ts'
import { presentForCustomer } from './order-presenter.ts'

/** Newest first. Checks no permission. */
export async function listAllOrdersOf(ctx: Ctx, accountId: string): Promise<Order[]> {
  const details = await readOrders(ctx.db, (eb) => eb('o.account_id', '=', accountId))
  const settings = await getSettings(ctx)
  return details.map((order) => presentForCustomer(ctx, order, settings))
}

/**
 * Removes personal data from the finished orders of closed accounts. Amounts, goods, dates, city, state and country stay for accounting.
 * Runs every night, because an order retains its address until it has arrived. Returns the keys of proof files to delete, and the removed
 * emails. Needs a transaction.
 */
export async function forgetClosedBuyers({ db }: Pick<Ctx, 'db'>): Promise<{ fileKeys: string[]; emails: string[] }> {
  const found = await db
    .selectFrom('orders')
    .select(['id', 'email'])
    .where('status', 'in', ['completed', 'cancelled'])
    .where('email', '!=', forgottenBuyer.email)
    .where('account_id', 'in', (eb) => eb.selectFrom('profiles').select('id').where('closed_at', 'is not', null))
    .forUpdate()
    .execute()
  if (found.length === 0) return { fileKeys: [], emails: [] }
  const ids = found.map(({ id }) => id)
  await db
    .updateTable('orders')
    .set({
      contact_name: forgottenBuyer.name,
      email: forgottenBuyer.email,
      phone: forgottenBuyer.phone,
      note: null,
      gift_message: null,
      tracking_number: null,
      shipping_address: sql`shipping_address || '{"address": "—", "zip": "—"}'::jsonb`,
      billing_address: null,
    })
    .where('id', 'in', ids)
    .execute()
  await db.updateTable('order_history').set({ note: null }).where('order_id', 'in', ids).where('note', 'is not', null).execute()
  await db.deleteFrom('order_guest_tokens').where('order_id', 'in', ids).execute()
  const proofs = await db.deleteFrom('payment_proofs').where('order_id', 'in', ids).returning('file_key').execute()
  return { fileKeys: proofs.map(({ file_key }) => file_key), emails: [...new Set(found.map(({ email }) => email))] }
}
