import { hash } from 'node:crypto'
import type { OwnReview, OwnReviews } from '#contract/reviews.ts'
import { mailboxOf } from '#kit/mail/mailbox-of.ts'
import { listProductsByIds } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { readOwnOrder, type LockedOrder } from '#modules/orders/index.ts'
import { reviewColumns, type ReviewRow } from './review-store.ts'

/** Hashes a buyer's mailbox, enough to recognise it later without storing it. */
export function hashOfMailbox(email: string): Buffer {
  return hash('sha256', mailboxOf(email), 'buffer')
}

export function isReviewable({ status, channel }: Pick<LockedOrder, 'status' | 'channel'>): boolean {
  return status === 'completed' && channel !== 'counter'
}

type Asked = { orderId: string; guestTokens: readonly string[] }

/** Returns the goods that the buyer of an order can review, with the buyer's reviews. Throws NotFound for everybody else. */
export async function listOwnReviews(ctx: Ctx, { orderId, guestTokens }: Asked): Promise<OwnReviews> {
  const order = await readOwnOrder(ctx, orderId, guestTokens)
  if (!isReviewable(order)) return { author: '', items: [] }
  const [items, reviews, { contact_name }] = await Promise.all([
    ctx.db
      .selectFrom('order_items')
      .distinctOn('product_id')
      .select(['product_id', 'name', 'image_url', 'position'])
      .where('order_id', '=', orderId)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
    findReviewsOf(ctx, order),
    ctx.db.selectFrom('orders').select('contact_name').where('id', '=', orderId).executeTakeFirstOrThrow(),
  ])
  const products = await listProductsByIds(
    ctx,
    items.map(({ product_id }) => product_id),
  )
  // The current name in the reader's language; products that are no longer sold have the name from the order.
  const nameOf = (id: string) => products.find((product) => product.id === id)?.translation.name
  return {
    author: contact_name.trim().split(/\s+/)[0] ?? '',
    items: items
      .sort((a, b) => a.position - b.position)
      .flatMap(({ product_id, name, image_url }) => {
        const review = reviews.find((one) => one.product_id === product_id)
        // Says nothing about another person's order with the same address.
        if (review && !isOwnReview(review, order)) return []
        return [{ product_id, name: nameOf(product_id) ?? name, image_url, review: review ? presentOwn(review) : null }]
      }),
  }
}

/** Finds every review of the order's buyer: from this order, another order of the account, or the same mailbox. */
async function findReviewsOf({ db }: Pick<Ctx, 'db'>, { id, account_id, email }: LockedOrder) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(reviewColumns)
    .select('o.account_id')
    .where((eb) =>
      eb.or([
        eb('r.order_id', '=', id),
        eb('r.mailbox', '=', hashOfMailbox(email)),
        ...(account_id === null ? [] : [eb('o.account_id', '=', account_id)]),
      ]),
    )
    .execute()
}

export async function findReviewOf(ctx: Pick<Ctx, 'db'>, order: LockedOrder, productId: string) {
  const reviews = await findReviewsOf(ctx, order)
  return reviews.find(({ product_id }) => product_id === productId)
}

/** Guests may change only reviews from this order: the same address in another order does not prove the same person. */
export function isOwnReview(review: { order_id: string; account_id: string | null }, order: LockedOrder): boolean {
  return review.order_id === order.id || (order.account_id !== null && review.account_id === order.account_id)
}

function presentOwn({ author, stars, text, created_at, answer, pictures, status, refusal }: ReviewRow): OwnReview {
  return { author, stars, text, written_at: created_at.toISOString(), answer, pictures, status, refusal }
}
