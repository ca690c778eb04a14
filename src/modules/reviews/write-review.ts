import { sql } from 'kysely'
import { newId } from '#kit/ids.ts'
import { InvalidInput, NotFound } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { lockOwnOrder, type LockedOrder } from '#modules/orders/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'
import { findReviewOf, hashOfMailbox, isOwnReview, isReviewable } from './own-reviews.ts'
import { dropPictures } from './review-files.ts'

type Asked = { orderId: string; productId: string; guestTokens: readonly string[] }
type Said = { stars: number; text: string; author: string }

/**
 * Stores a buyer's review of a product, one per person. A changed review waits for approval again. Runs in a transaction. Throws NotFound,
 * not_reviewable, already_reviewed, InvalidInput.
 */
export async function writeReview(ctx: Ctx, { orderId, productId, guestTokens }: Asked, said: Said): Promise<void> {
  await refuseShopsName(ctx, said.author)
  const order = await lockOwnOrder(ctx, orderId, guestTokens)
  await requireBought(ctx, order, productId)
  await waitForOthers(ctx, order, productId)
  const earlier = await findReviewOf(ctx, order, productId)
  if (earlier && !isOwnReview(earlier, order)) refuse('already_reviewed')
  const now = ctx.clock.now()
  if (earlier) {
    await ctx.db
      .updateTable('reviews')
      .set({ ...said, status: 'waiting', refusal: null, answer: null, answered_at: null, decided_at: null, updated_at: now })
      .where('id', '=', earlier.id)
      .execute()
    return
  }
  const written = await ctx.db
    .insertInto('reviews')
    .values({
      id: newId(),
      product_id: productId,
      order_id: orderId,
      mailbox: hashOfMailbox(order.email),
      ...said,
      language: order.language,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.constraint('reviews_once').doNothing())
    .executeTakeFirst()
  if (written.numInsertedOrUpdatedRows !== 1n) refuse('already_reviewed')
}

/** The unique rule covers one mailbox, but an account may order with several, so its reviews of a product run one by one. */
async function waitForOthers({ db }: Pick<Ctx, 'db'>, { account_id }: LockedOrder, productId: string): Promise<void> {
  if (account_id === null) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`review ${productId} ${account_id}`}::text, 0))`.execute(db)
}

/** Deletes the buyer's own review with its pictures. Runs in a transaction. Throws NotFound. */
export async function withdrawReview(ctx: Ctx, asked: Asked): Promise<void> {
  const review = await lockOwnReview(ctx, asked)
  await dropPictures(ctx, [review.id])
  await ctx.db.deleteFrom('reviews').where('id', '=', review.id).execute()
}

/** Locks the review that the buyer may change. Throws NotFound. */
export async function lockOwnReview(ctx: Ctx, { orderId, productId, guestTokens }: Asked) {
  const order = await lockOwnOrder(ctx, orderId, guestTokens)
  const review = await findReviewOf(ctx, order, productId)
  if (!review || !isOwnReview(review, order)) throw new NotFound()
  await ctx.db.selectFrom('reviews').select('id').where('id', '=', review.id).forUpdate().execute()
  return review
}

/** Throws InvalidInput for an author who uses the shop's name. */
async function refuseShopsName(ctx: Ctx, author: string): Promise<void> {
  const { shop_name } = await getSettings(ctx)
  const letters = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
  const name = letters(shop_name)
  if (name !== '' && letters(author).includes(name)) throw new InvalidInput({ author: 'shops_name' })
}

async function requireBought({ db }: Pick<Ctx, 'db'>, order: LockedOrder, productId: string): Promise<void> {
  if (!isReviewable(order)) refuse('not_reviewable')
  const bought = await db
    .selectFrom('order_items')
    .select(sql`1`.as('one'))
    .where('order_id', '=', order.id)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  if (!bought) refuse('not_reviewable')
}
