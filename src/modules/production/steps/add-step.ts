import { sql } from 'kysely'
import type { ItemSteps } from '#contract/production.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { getItemSteps } from './item-store.ts'
import { auditedItem, lockItem } from './lock-item.ts'
import { settleItems } from './settle-items.ts'

const mostSteps = 60

type NewStep = { itemId: string; name: string; minutes: number; after?: string | undefined }

/** Adds a step to this item only. Runs in a transaction. Throws NotFound, not_in_production, too_many_steps (409). */
export async function addStep(ctx: Ctx, { itemId, name, minutes, after }: NewStep): Promise<ItemSteps> {
  const { item, steps } = await lockItem(ctx, itemId)
  if (steps.length >= mostSteps) refuse('too_many_steps')
  const before = after === undefined ? steps.at(-1) : steps.find(({ id }) => id === after)
  if (after !== undefined && !before) throw new NotFound()
  const position = (before?.position ?? -1) + 1
  const id = newId()
  await ctx.db
    .updateTable('production_steps')
    .set({ position: sql`position + 1` })
    .where('item_id', '=', itemId)
    .where('position', '>=', position)
    .execute()
  await ctx.db
    .insertInto('production_steps')
    .values({ id, item_id: itemId, position, name, minutes, updated_at: ctx.clock.now() })
    .execute()
  await settleItems(ctx, [itemId])
  await recordChange(ctx, { action: 'production.add_step', ...auditedItem(item), after: { step: id, name, minutes, position } })
  return getItemSteps(ctx, itemId)
}
