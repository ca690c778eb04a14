import { guest } from '#contract/actor.ts'
import type { Ctx } from '#modules/context.ts'
import { issueGuestToken } from '#modules/orders/index.ts'
import { answerReview, decideReview, writeReview } from '#modules/reviews/index.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { type DemoReview, demoReviews } from './demo-reviews.ts'
import { at, staffOf } from './load-orders.ts'
import { addDemoPicture } from './review-picture.ts'

const dayMs = 24 * 3_600_000

/** What buyers say of what has arrived, by the shop's own rules at times gone by. Nobody is mailed about it. After the orders. */
export async function loadDemoReviews(ctx: Ctx): Promise<void> {
  const quiet: Ctx = { ...ctx, jobs: { enqueue: () => Promise.resolve() }, listeners: [], memory: new ShopMemory() }
  const staff = await staffOf(ctx)
  for (const review of demoReviews) await loadReview(quiet, review, { ...quiet, actor: staff })
}

async function loadReview(ctx: Ctx, { order, slug, daysAgo, author, stars, text, picture, answer, waits }: DemoReview, staff: Ctx) {
  const time = ctx.clock.now().getTime() - daysAgo * dayMs
  const buyer: Ctx = { ...at(ctx, time), actor: guest }
  const { orderId, productId } = await ctx.db
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['o.id as orderId', 'p.id as productId'])
    .where('o.order_number', '=', order)
    .where('p.slug', '=', slug)
    .executeTakeFirstOrThrow()
  const token = await issueGuestToken(buyer, orderId)
  const guestTokens = token === undefined ? [] : [token]
  await writeReview(buyer, { orderId, productId, guestTokens }, { stars, text, author })
  if (picture !== undefined) await addDemoPicture({ ctx: buyer, guestTokens }, { orderId, productId }, picture)
  if (waits) return
  const { id } = await ctx.db
    .selectFrom('reviews')
    .select('id')
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  await decideReview(at(staff, time + dayMs / 4), id, { decision: 'approved' })
  if (answer !== undefined) await answerReview(at(staff, time + dayMs / 3), id, answer)
}
