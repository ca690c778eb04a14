import type { ItemSteps, ProductionStep } from '#contract/production.ts'
import { isFinished, type StepStatus } from '#contract/rules/production-rules.ts'
import { InvalidInput, NotFound } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { requireAccount, requireColleague } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'
import { getItemSteps } from './item-store.ts'
import { auditedItem, lockItem } from './lock-item.ts'
import { settleItems } from './settle-items.ts'

export type StepChange = {
  status?: StepStatus | undefined
  note?: string | null | undefined
  assigned_to?: string | null | undefined
}

/**
 * Changes a step to any status, in any order. Runs in a transaction. Throws NotFound, not_in_production, InvalidInput if a reason is
 * missing, and 409 `changed_meanwhile` if another person changed the step first.
 */
export async function changeStep(
  ctx: Ctx,
  {
    itemId,
    stepId,
    change,
    expectedUpdatedAt,
    expectedItemUpdatedAt,
  }: {
    itemId: string
    stepId: string
    change: StepChange
    expectedUpdatedAt?: string | undefined
    expectedItemUpdatedAt?: string | undefined
  },
): Promise<ItemSteps> {
  const { accountId } = requireAccount(ctx.actor)
  const { item, steps } = await lockItem(ctx, itemId, expectedItemUpdatedAt)
  const step = steps.find(({ id }) => id === stepId)
  if (!step) throw new NotFound()
  requireUnchanged(step, expectedUpdatedAt)
  if (change.status === step.status) refuse('changed_meanwhile', { current: step })
  if (change.assigned_to) await requireColleague(ctx, change.assigned_to)
  const now = ctx.clock.now()
  await ctx.db
    .updateTable('production_steps')
    .set({
      ...(change.status && turned(step, change.status, { now, accountId })),
      ...(change.assigned_to !== undefined && { assigned_to: change.assigned_to }),
      ...noted(step, noteAfter(step, change), { now, accountId }),
      updated_at: new Date(Math.max(now.getTime(), Date.parse(step.updated_at) + 1)),
    })
    .where('id', '=', stepId)
    .execute()
  await settleItems(ctx, [itemId])
  const after = await getItemSteps(ctx, itemId)
  await recordChange(ctx, {
    action: 'production.step',
    ...auditedItem(item),
    before: auditedStep(step),
    after: auditedStep(after.steps.find(({ id }) => id === stepId)),
  })
  return after
}

type Turn = { now: Date; accountId: string }

/** Starting an unassigned step assigns it to the caller. */
function turned(step: ProductionStep, status: StepStatus, { now, accountId }: Turn) {
  const startedAt = step.started_at === null ? null : new Date(step.started_at)
  return {
    status,
    account_id: status === 'pending' ? null : accountId,
    started_at: status === 'pending' ? null : status === 'in_progress' ? (startedAt ?? now) : startedAt,
    ended_at: isFinished(status) ? now : null,
    ...(status === 'in_progress' && step.assigned_to === null && { assigned_to: accountId }),
  }
}

/** A note belongs to the person who wrote it last. */
function noted({ note: before }: ProductionStep, note: string | null, { now, accountId }: Turn) {
  if (note === before) return {}
  return note === null ? { note, noted_by: null, noted_at: null } : { note, noted_by: accountId, noted_at: now }
}

/** A skipped or blocked step needs a reason, which is deleted when that status ends. Throws InvalidInput. */
function noteAfter(step: ProductionStep, { status = step.status, note }: StepChange): string | null {
  const hasReason = (at: StepStatus) => at === 'skipped' || at === 'blocked'
  const kept = status !== step.status && (hasReason(step.status) || hasReason(status)) ? null : step.note
  const next = note === undefined ? kept : note || null
  if (hasReason(status) && next === null) throw new InvalidInput({ note: 'required' })
  return next
}

/** Notes may contain personal data, so the log does not include them. */
function auditedStep(step: ProductionStep | undefined) {
  return step && { step: step.id, status: step.status, assigned_to: step.assigned_to, has_note: step.note !== null }
}
