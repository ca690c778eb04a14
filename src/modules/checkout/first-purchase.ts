import type { Ctx } from '#modules/context.ts'

type Asking = Pick<Ctx, 'db' | 'actor'>

/** Whether this buyer's next order would be the first, for a quote. Placing the order makes the claim. */
export async function awaitsFirstPurchase({ db, actor }: Asking): Promise<boolean> {
  if (actor.kind !== 'account') return false
  const row = await db.selectFrom('first_purchases').select('order_id').where('account_id', '=', actor.accountId).executeTakeFirst()
  return row === undefined
}

/** Claims the account's first purchase for this order. Of concurrent orders exactly one gets true. */
export async function claimFirstPurchase({ db }: Pick<Ctx, 'db'>, accountId: string, orderId: string): Promise<boolean> {
  const claimed = await db
    .insertInto('first_purchases')
    .values({ account_id: accountId, order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** A cancelled order does not count, so the account's next order is the first again. */
export async function releaseFirstPurchase({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<void> {
  await db.deleteFrom('first_purchases').where('order_id', '=', orderId).execute()
}
