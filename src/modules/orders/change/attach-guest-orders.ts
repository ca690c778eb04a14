import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

/** Gives the account what was ordered with its address without signing in. Only for an address that was confirmed to be its own. */
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
