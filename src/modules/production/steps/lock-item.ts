import type { QueueItem } from '#contract/production.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { isChangedSince } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { ItemChanged, NotInProduction } from '../production-errors.ts'
import { getItemSteps } from './item-store.ts'

/**
 * Every command on an item's steps starts with this. Throws NotFound; NotInProduction (409) while its order is not processing; ItemChanged
 * (409) if any of its steps changed after it was read.
 */
export async function lockItem(ctx: Ctx, itemId: string, expectedUpdatedAt?: string) {
  const locked = await ctx.db
    .selectFrom('production_items')
    .select(['is_active', 'updated_at'])
    .where('id', '=', itemId)
    .forUpdate()
    .executeTakeFirst()
  if (!locked) throw new NotFound()
  if (!locked.is_active) throw new NotInProduction()
  if (isChangedSince(expectedUpdatedAt, locked.updated_at)) throw new ItemChanged()
  return getItemSteps(ctx, itemId)
}

export function auditedItem({ order_item_id, remake, order_number, name }: QueueItem) {
  return { entity: 'order_item' as const, entityId: remake?.of ?? order_item_id, entityName: `${order_number}: ${name}` }
}
