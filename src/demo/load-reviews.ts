import type { Ctx } from '#modules/context.ts'
import { answerReview, decideReview, writeReview } from '#modules/reviews/index.ts'
import { at, buyerOf, quietly } from './demo-ctx.ts'
import { type DemoReview, demoReviews } from './demo-reviews.ts'
import { staffOf } from './load-orders.ts'
import { addDemoPicture } from './review-picture.ts'

const dayMs = 24 * 3_600_000

/** Loads reviews of delivered items through the shop's own functions, at past times and without mails. Must follow the orders. */
export async function loadDemoReviews(ctx: Ctx): Promise<void> {
  const quiet = quietly(ctx)
  const staff = await staffOf(ctx)
  for (const review of demoReviews) await loadReview(quiet, review, { ...quiet, actor: staff })
}

async function loadReview(ctx: Ctx, { daysAgo, author, stars, text, picture, answer, waits, ...bought }: DemoReview, staff: Ctx) {
  const time = ctx.clock.now().getTime() - daysAgo * dayMs
  const { buyer, guestTokens, orderId, productId } = await buyerOf(ctx, time, bought)
  await writeReview(buyer, { orderId, productId, guestTokens }, { stars, text, author })
  if (picture !== undefined) await addDemoPicture({ ctx: buyer, guestTokens }, { orderId, productId }, picture)
  if (waits) return
  const { id, updated_at } = await ctx.db
    .selectFrom('reviews')
    .select(['id', 'updated_at'])
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  await decideReview(at(staff, time + dayMs / 4), id, { decision: 'approved', expected_updated_at: updated_at.toISOString() })
  if (answer !== undefined) await answerReview(at(staff, time + dayMs / 3), id, { text: answer })
}
