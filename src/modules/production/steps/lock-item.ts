import type { QueueItem } from '#contract/production.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { isChangedSince } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { getItemSteps } from './item-store.ts'

/**
 * Every command on an item's steps starts with this. Throws NotFound; not_in_production (409) while its order is not processing;
 * changed_meanwhile (409) if any of its steps changed after it was read.
 */
export async function lockItem(ctx: Ctx, itemId: string, expectedUpdatedAt?: string) {
  const locked = await ctx.db
    .selectFrom('production_items')
    .select(['is_active', 'updated_at'])
    .where('id', '=', itemId)
    .forUpdate()
    .executeTakeFirst()
  if (!locked) throw new NotFound()
  if (!locked.is_active) refuse('not_in_production')
  if (isChangedSince(expectedUpdatedAt, locked.updated_at)) refuse('changed_meanwhile')
  return getItemSteps(ctx, itemId)
}

export function auditedItem({ order_item_id, remake, order_number, name }: QueueItem) {
  return { entity: 'order_item' as const, entityId: remake?.of ?? order_item_id, entityName: `${order_number}: ${name}` }
}
