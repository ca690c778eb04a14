import { sql } from 'kysely'
import type { ItemSteps } from '#contract/production.ts'
import { mostRemakes } from '#contract/rules/production-rules.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { adjustStock } from '#modules/inventory/index.ts'
import { lockOrder, recordHistory } from '#modules/orders/index.ts'
import { refuse } from '#modules/refuse.ts'
import { getItemSteps } from './item-store.ts'
import { auditedItem, lockItem } from './lock-item.ts'
import { settleItems } from './settle-items.ts'

/**
 * Starts a remake of one spoiled piece: a separate row on the board with the same steps and the item's due day. Runs in a transaction.
 * Throws NotFound, not_in_production (409), too_many_remakes (409).
 */
export async function remakePiece(ctx: Ctx, { itemId, reason }: { itemId: string; reason: string }): Promise<ItemSteps> {
  // Every command that changes an order's stock locks the order first, before its items.
  await lockOrder(ctx, (await getItemSteps(ctx, itemId)).item.order_id)
  const { item: asked } = await lockItem(ctx, itemId)
  const originalId = asked.remake?.of ?? itemId
  const { item, remakes } = originalId === itemId ? await getItemSteps(ctx, itemId) : await lockItem(ctx, originalId)
  // A limit against mistakes: so many pieces of one item are rarely spoiled one by one.
  if (remakes.length >= mostRemakes) refuse('too_many_remakes')
  const id = newId()
  const now = ctx.clock.now()
  await ctx.db
    .insertInto('production_items')
    .values({
      id,
      remake_of: originalId,
      remake_reason: reason,
      order_id: item.order_id,
      product_type_id: item.product_type?.id ?? null,
      quantity: 1,
      due_at: new Date(item.due_at),
      current_step_id: id,
      begun_at: now,
      updated_at: now,
    })
    .execute()
  await sql`
    insert into production_steps (id, item_id, position, source_step_id, name, description, minutes, translations, updated_at)
    select uuidv7(), ${id}, position, source_step_id, name, description, minutes, translations, ${now}
    from production_steps where item_id = ${originalId}
  `.execute(ctx.db)
  await settleItems(ctx, [id])
  // Updates the original item too, since its list of remakes has changed. It may be finished already.
  await settleItems(ctx, [originalId])
  const taken = await takeFromStock(ctx, { itemId: originalId, note: `${item.order_number}: ${reason}` })
  await recordHistory(ctx, item.order_id, { kind: 'remade', is_internal: true, note: reason, about: [item.name] })
  await recordChange(ctx, { action: 'production.remake', ...auditedItem(item), after: { remake: id, taken_from_stock: taken } })
  return getItemSteps(ctx, id)
}

/** Writes off a counted piece. If open orders reserve all others, the remade one is recorded as received first. */
async function takeFromStock(ctx: Ctx, { itemId, note }: { itemId: string; note: string }): Promise<boolean> {
  const level = await ctx.db
    .selectFrom('order_items as oi')
    .innerJoin('stock_levels as l', 'l.id', 'oi.stock_level_id')
    .select(['l.product_id', 'l.variation_id', 'l.size', 'l.id'])
    .where('oi.id', '=', itemId)
    .where('oi.is_pre_order', '=', false)
    .executeTakeFirst()
  if (!level) return false
  const { on_hand, reserved } = await ctx.db
    .selectFrom('stock_levels')
    .select(['on_hand', 'reserved'])
    .where('id', '=', level.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const isOnTheShelf = on_hand > reserved
  const option = { productId: level.product_id, variationId: level.variation_id, size: level.size, note }
  if (!isOnTheShelf) await adjustStock(ctx, { ...option, by: { change: 1 }, reason: 'received' })
  await adjustStock(ctx, { ...option, by: { change: -1 }, reason: 'damaged' })
  return isOnTheShelf
}
