import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { buyerOf, type FoundOffer, isUsedUp } from './find-code-offer.ts'

/** The use counts until the order is cancelled. Call it with the offer found for placing, in the same transaction. */
export async function useDiscount(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  { discountId }: Pick<FoundOffer, 'discountId'>,
  { orderId, email }: { orderId: string; email: string | undefined },
): Promise<void> {
  const { accountId, mailboxHash } = buyerOf(ctx, email)
  await ctx.db
    .insertInto('discount_uses')
    .values({ order_id: orderId, discount_id: discountId, account_id: accountId, mailbox_hash: mailboxHash, used_at: ctx.clock.now() })
    .execute()
}

export async function releaseDiscount({ db, clock }: Pick<Ctx, 'db' | 'clock'>, orderId: string): Promise<void> {
  await db
    .updateTable('discount_uses')
    .set({ released_at: clock.now() })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .execute()
}

/** Uses the code again for a reopened order, regardless of the code's dates, within its limits. Throws discount_used_up. */
export async function takeDiscountAgain({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<void> {
  const use = await db
    .selectFrom('discount_uses as u')
    .innerJoin('discounts as d', 'd.id', 'u.discount_id')
    .select(['u.discount_id', 'u.account_id', 'u.mailbox_hash', 'd.uses_limit', 'd.per_account_limit'])
    .where('u.order_id', '=', orderId)
    .where('u.released_at', 'is not', null)
    .forNoKeyUpdate('d')
    .executeTakeFirst()
  if (!use) return
  const buyer = { accountId: use.account_id, mailboxHash: use.mailbox_hash }
  if (await isUsedUp({ db }, { ...use, id: use.discount_id }, buyer)) refuse('discount_used_up')
  await db.updateTable('discount_uses').set({ released_at: null }).where('order_id', '=', orderId).execute()
}
