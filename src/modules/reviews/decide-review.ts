import type { StaffReview } from '#contract/reviews.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { getReview } from './list-reviews.ts'
import { reviewMailJob } from './review-mail-job.ts'

type Decision = { decision: 'approved'; expected_updated_at: string } | { decision: 'refused'; reason: string; expected_updated_at: string }

/** Publishes or refuses a review and informs its author by mail. Runs in a transaction. Throws NotFound, changed_meanwhile. */
export async function decideReview(ctx: Ctx, id: string, decided: Decision): Promise<StaffReview> {
  const before = await lockReview(ctx, id)
  requireUnchanged(before, decided.expected_updated_at)
  const { decision } = decided
  const refusal = decided.decision === 'refused' ? decided.reason : null
  const now = ctx.clock.now()
  await ctx.db.updateTable('reviews').set({ status: decision, refusal, decided_at: now, updated_at: now }).where('id', '=', id).execute()
  // Repeating the same decision sends no second mail.
  if (before.status !== decision) await ctx.jobs.enqueue(ctx.db, reviewMailJob, { reviewId: id, kind: decision, occasion: newId() })
  return record(ctx, decision === 'approved' ? 'review.approve' : 'review.refuse', before)
}

/** Approves only if it is as the caller read it. Throws NotFound, changed_meanwhile, and review_refused for a refused one. */
export async function approveWaiting(ctx: Ctx, { id, updated_at }: { id: string; updated_at: string }): Promise<void> {
  const { status } = await lockReview(ctx, id)
  if (status === 'refused') refuse('review_refused')
  await decideReview(ctx, id, { decision: 'approved', expected_updated_at: updated_at })
}

type Answer = { text: string | null; expected_updated_at?: string | undefined }

/** Stores the shop's answer, shown below the review. Runs in a transaction. Throws NotFound, changed_meanwhile. */
export async function answerReview(ctx: Ctx, id: string, { text, expected_updated_at }: Answer): Promise<StaffReview> {
  const before = await lockReview(ctx, id)
  requireUnchanged(before, expected_updated_at)
  const now = ctx.clock.now()
  await ctx.db
    .updateTable('reviews')
    .set({ answer: text, answered_at: text === null ? null : now, updated_at: now })
    .where('id', '=', id)
    .execute()
  const isNew = text !== null && before.answer === null
  if (isNew && before.status === 'approved')
    await ctx.jobs.enqueue(ctx.db, reviewMailJob, { reviewId: id, kind: 'answered', occasion: newId() })
  return record(ctx, 'review.answer', before)
}

async function lockReview(ctx: Ctx, id: string): Promise<StaffReview> {
  await ctx.db.selectFrom('reviews').select('id').where('id', '=', id).forUpdate().execute()
  return getReview(ctx, id)
}

/** The audit log names the product, but neither the author nor the text. */
async function record(ctx: Ctx, action: 'review.approve' | 'review.refuse' | 'review.answer', before: StaffReview): Promise<StaffReview> {
  const after = await getReview(ctx, before.id)
  const fields = ({ status, answer }: StaffReview) => ({ status, is_answered: answer !== null })
  await recordChange(ctx, {
    action,
    entity: 'review',
    entityId: before.id,
    entityName: before.product.name,
    before: fields(before),
    after: fields(after),
  })
  return after
}
