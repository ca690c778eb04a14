import type { ExpectedVersions } from '#contract/lists.ts'
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

type Items = { order_item_ids: readonly string[]; expected_updated_at?: ExpectedVersions }
type Batch = Items & {
  step: string
  status?: StepStatus | undefined
  note?: string | undefined
  assigned_to?: string | null | undefined
}

export function setSteps(ctx: Ctx, { order_item_ids, expected_updated_at, step, ...change }: Batch) {
  return changeItems(ctx, { order_item_ids, expected_updated_at }, async (inner, itemId, expectedItemUpdatedAt) => {
    const found = await findStep(inner, itemId, step)
    if (!found) throw new NotFound()
    const { item } = await changeStep(inner, { itemId, stepId: found.id, change, expectedItemUpdatedAt })
    return item.updated_at
  })
}

/** Moves items to a step: earlier steps become done, it and later steps pending. Without a step, all become done. */
export function moveItems(ctx: Ctx, { step, ...items }: Items & { step: string | null }) {
  return changeItems(ctx, items, (inner, itemId, expectedUpdatedAt) => moveItem(inner, { itemId, called: step, expectedUpdatedAt }))
}

async function changeItems(
  ctx: Ctx,
  { order_item_ids, expected_updated_at: versions }: Items,
  change: (ctx: Ctx, itemId: string, expectedUpdatedAt: string | undefined) => Promise<string>,
) {
  const updated_at: Record<string, string> = {}
  const answer = await changeEach(ctx, order_item_ids, async (inner, itemId) => {
    updated_at[itemId] = await change(inner, itemId, versions?.[itemId])
  })
  return { ...answer, updated_at }
}

type Move = { itemId: string; called: string | null; expectedUpdatedAt: string | undefined }

async function moveItem(ctx: Ctx, { itemId, called, expectedUpdatedAt }: Move): Promise<string> {
  const { accountId } = requireAccount(ctx.actor)
  const { item, steps } = await lockItem(ctx, itemId, expectedUpdatedAt)
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
  const { updated_at } = await ctx.db.selectFrom('production_items').select('updated_at').where('id', '=', itemId).executeTakeFirstOrThrow()
  return updated_at.toISOString()
}
