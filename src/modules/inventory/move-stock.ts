import { sql } from 'kysely'
import { accountIdOf } from '#contract/actor.ts'
import type { StockHold } from '#contract/rules/order-states.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { effectOf, type StockEffect, type StockReason } from './stock-hold.ts'

export type Pieces = { productId: string; stockLevelId: string; quantity: number }

export type StockMove = {
  orderId: string
  /** Entries for the same level are added up. */
  pieces: readonly Pieces[]
  from: StockHold
  to: StockHold
  reason: StockReason
}

/** `left` is the lowest remaining availability among the levels; undefined if nothing had to move. */
export type StockMoved = { outcome: 'moved'; left: number | undefined } | { outcome: 'not_enough'; stockLevelIds: string[] }

/** Adds a ledger row per level. On 'not_enough' the other levels have already moved, so the caller must roll back. */
export async function moveStock(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>, move: StockMove): Promise<StockMoved> {
  const effect = effectOf(move.from, move.to)
  if (effect.onHandEach === 0 && effect.reservedEach === 0) return { outcome: 'moved', left: undefined }
  const short: string[] = []
  let least: number | undefined
  for (const pieces of inLockingOrder(move.pieces)) {
    const left = await changeLevel(ctx, move, pieces, effect)
    if (left === undefined) short.push(pieces.stockLevelId)
    else least = Math.min(left, least ?? left)
  }
  return short.length === 0 ? { outcome: 'moved', left: least } : { outcome: 'not_enough', stockLevelIds: short }
}

/** Merges entries by level in a fixed order, so two buyers of the same products can't deadlock. */
function inLockingOrder(pieces: readonly Pieces[]): Pieces[] {
  const byLevel = Map.groupBy(pieces, ({ stockLevelId }) => stockLevelId)
  const sums = [...byLevel.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  )
  return sums.sort((a, b) => compare(a.productId, b.productId) || compare(a.stockLevelId, b.stockLevelId))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** Returns the level's remaining availability; undefined if it has too few pieces or no longer exists. */
async function changeLevel(
  { db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  { orderId, reason }: StockMove,
  { stockLevelId, quantity }: Pieces,
  { onHandEach, reservedEach, neededEach }: StockEffect,
): Promise<number | undefined> {
  const [onHandChange, reservedChange] = [quantity * onHandEach, quantity * reservedEach]
  const { rows } = await sql<{ left: number }>`
    with moved as (
      update stock_levels set on_hand = on_hand + ${onHandChange}::int, reserved = reserved + ${reservedChange}::int
      where id = ${stockLevelId}::uuid and on_hand - reserved >= ${quantity * neededEach}::int
      returning id, on_hand - reserved as "left"
    ), noted as (
      insert into stock_ledger (id, stock_level_id, on_hand_change, reserved_change, reason, order_id, account_id, created_at)
      select ${newId()}::uuid, id, ${onHandChange}::int, ${reservedChange}::int, ${reason}::text, ${orderId}::uuid, ${accountIdOf(actor)}::uuid, ${clock.now()}::timestamptz
      from moved
    )
    select "left" from moved`.execute(db)
  return rows[0]?.left
}
