import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

/** Gives an account the orders placed with its email as a guest. Call it only for a confirmed email. */
export async function attachGuestOrders(
  { db }: Pick<Ctx, 'db'>,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ account_id: accountId })
    .where('account_id', 'is', null)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .execute()
}
