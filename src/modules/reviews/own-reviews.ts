import { hash } from 'node:crypto'
import type { OwnReview, OwnReviews } from '#contract/reviews.ts'
import { mailboxOf } from '#kit/mail/mailbox-of.ts'
import { listProductsByIds } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { readOwnOrder, type LockedOrder } from '#modules/orders/index.ts'
import { reviewColumns, type ReviewRow } from './review-store.ts'

/** What is stored of a buyer's mailbox: enough to know it again. */
export function hashOfMailbox(email: string): Buffer {
  return hash('sha256', mailboxOf(email), 'buffer')
}

export function isReviewable({ status, channel }: Pick<LockedOrder, 'status' | 'channel'>): boolean {
  return status === 'completed' && channel !== 'counter'
}

type Asked = { orderId: string; guestTokens: readonly string[] }

/** What the buyer of an order can say of its goods, and has said. Throws NotFound for everybody else. */
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
  // As the shop calls it now in the reader's language; what is no longer sold as it was called then.
  const nameOf = (id: string) => products.find((product) => product.id === id)?.translation.name
  return {
    author: contact_name.trim().split(/\s+/)[0] ?? '',
    items: items
      .sort((a, b) => a.position - b.position)
      .flatMap(({ product_id, name, image_url }) => {
        const review = reviews.find((one) => one.product_id === product_id)
        // Of another person's order with this address nothing is told.
        if (review && !isOwnReview(review, order)) return []
        return [{ product_id, name: nameOf(product_id) ?? name, image_url, review: review ? presentOwn(review) : null }]
      }),
  }
}

/** Every review of the order's buyer: by this order, by another of their account, or by the same mailbox. */
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

/** The buyer's review of one product, whichever order it came with. */
export async function findReviewOf(ctx: Pick<Ctx, 'db'>, order: LockedOrder, productId: string) {
  const reviews = await findReviewsOf(ctx, order)
  return reviews.find(({ product_id }) => product_id === productId)
}

/** A guest may change what came with this order alone: whoever typed the same address in another is not known to be the same. */
export function isOwnReview(review: { order_id: string; account_id: string | null }, order: LockedOrder): boolean {
  return review.order_id === order.id || (order.account_id !== null && review.account_id === order.account_id)
}

function presentOwn({ author, stars, text, created_at, answer, pictures, status, refusal }: ReviewRow): OwnReview {
  return { author, stars, text, written_at: created_at.toISOString(), answer, pictures, status, refusal }
}
