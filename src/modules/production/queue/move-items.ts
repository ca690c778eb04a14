import { NotFound } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { changeEach } from '#modules/change-each.ts'
import type { Ctx } from '#modules/context.ts'
import { requireAccount } from '#modules/identity/index.ts'
import type { StepStatus } from '#contract/rules/production-rules.ts'
import { changeStep } from '../steps/change-step.ts'
import { auditedItem, lockItem } from '../steps/lock-item.ts'
import { settleItems } from '../steps/settle-items.ts'
import { findStep } from '../steps/step-names.ts'

type Batch = {
  order_item_ids: readonly string[]
  step: string
  status?: StepStatus | undefined
  note?: string | undefined
  assigned_to?: string | null | undefined
}

/** The same step of many items. */
export function setSteps(ctx: Ctx, { order_item_ids, step, ...change }: Batch) {
  return changeEach(ctx, order_item_ids, async (inner, itemId) => {
    const found = await findStep(inner, itemId, step)
    if (!found) throw new NotFound()
    return changeStep(inner, { itemId, stepId: found.id, change })
  })
}

/** Puts items at a step: what is before it is done, it and what follows is still to do; without a step all is done. */
export function moveItems(ctx: Ctx, { order_item_ids, step }: { order_item_ids: readonly string[]; step: string | null }) {
  return changeEach(ctx, order_item_ids, (inner, itemId) => moveItem(inner, itemId, step))
}

async function moveItem(ctx: Ctx, itemId: string, called: string | null): Promise<void> {
  const { accountId } = requireAccount(ctx.actor)
  const { item, steps } = await lockItem(ctx, itemId)
  const target = called === null ? undefined : await findStep(ctx, itemId, called)
  if (called !== null && !target) throw new NotFound()
  const position = target?.position ?? Infinity
  const done = steps.filter((step) => step.position < position && step.status !== 'done' && step.status !== 'skipped')
  const reopened = steps.filter((step) => step.position >= position && step.status !== 'pending')
  const now = ctx.clock.now()
  const write = (ids: string[], to: object) =>
    ids.length > 0 && ctx.db.updateTable('production_steps').set(to).where('id', 'in', ids).execute()
  await write(
    done.map(({ id }) => id),
    { status: 'done', account_id: accountId, ended_at: now, updated_at: now },
  )
  await write(
    reopened.map(({ id }) => id),
    { status: 'pending', account_id: null, started_at: null, ended_at: null, note: null, noted_by: null, noted_at: null, updated_at: now },
  )
  await settleItems(ctx, [itemId])
  await recordChange(ctx, {
    action: 'production.move',
    ...auditedItem(item),
    before: { steps_done: item.steps_done },
    after: {
      steps_done: item.steps_done + done.length - reopened.filter(({ status }) => status === 'done' || status === 'skipped').length,
    },
  })
}
