import { accountIdOf } from '#contract/actor.ts'
import { mostPieces } from '#contract/rules/product-limits.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'

export type AdjustReason = 'counted' | 'received' | 'damaged' | 'other' | 'sent_back'
export type Option = { productId: string; variationId: string | null; size: string | null }
export type Adjustment = Option & {
  by: { change: number } | { onHand: number }
  reason: AdjustReason
  note: string | null
}

/** Adds a ledger row and creates a missing level. Throws below_reserved (409) where open orders hold more. Checks no permission. */
export async function adjustStock(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>, adjustment: Adjustment) {
  const before = await lockLevel(ctx, adjustment)
  const { by } = adjustment
  const onHand = 'change' in by ? before.on_hand + by.change : by.onHand
  if (onHand < before.reserved) refuse('below_reserved', { reserved: before.reserved })
  if (onHand > mostPieces) throw new InvalidInput({ change: 'invalid_stock' })
  await ctx.db.updateTable('stock_levels').set({ on_hand: onHand }).where('id', '=', before.id).execute()
  await ctx.db
    .insertInto('stock_ledger')
    .values({
      id: newId(),
      stock_level_id: before.id,
      on_hand_change: onHand - before.on_hand,
      reserved_change: 0,
      reason: adjustment.reason,
      account_id: accountIdOf(ctx.actor),
      note: adjustment.note,
      created_at: ctx.clock.now(),
    })
    .execute()
  return { before: levelOf(before, before.on_hand), after: levelOf(before, onHand) }
}

async function lockLevel({ db }: Pick<Ctx, 'db'>, { productId, variationId, size }: Option) {
  await db
    .insertInto('stock_levels')
    .values({ id: newId(), product_id: productId, variation_id: variationId, size })
    .onConflict((conflict) => conflict.constraint('stock_levels_one_per_option').doNothing())
    .execute()
  return db
    .selectFrom('stock_levels')
    .select(['id', 'variation_id', 'size', 'on_hand', 'reserved'])
    .where('product_id', '=', productId)
    .where('variation_id', 'is not distinct from', variationId)
    .where('size', 'is not distinct from', size)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

type LockedLevel = Awaited<ReturnType<typeof lockLevel>>

function levelOf({ variation_id, size, reserved }: LockedLevel, onHand: number) {
  return { variation_id, size, on_hand: onHand, reserved, available: onHand - reserved }
}
