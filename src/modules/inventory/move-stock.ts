import { sql } from 'kysely'
import type { StockHold } from '#contract/order-states.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { effectOf, type StockEffect, type StockReason } from './stock-hold.ts'

export type Pieces = { stockLevelId: string; quantity: number }

export type StockMove = {
  orderId: string
  /** Several of one level are added up. */
  pieces: readonly Pieces[]
  from: StockHold
  to: StockHold
  reason: StockReason
}

export type StockMoved = { outcome: 'moved' } | { outcome: 'not_enough'; stockLevelIds: string[] }

/**
 * Changes how an order holds its pieces, with a ledger row for each level. On 'not_enough' the levels that had enough were
 * moved all the same: the caller rolls its transaction back.
 */
export async function moveStock(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>, move: StockMove): Promise<StockMoved> {
  const effect = effectOf(move.from, move.to)
  const quantities = addUp(move.pieces)
  if (quantities.size === 0 || (effect.onHandEach === 0 && effect.reservedEach === 0)) return { outcome: 'moved' }
  if (quantities.size > 1) await lockLevels(ctx, [...quantities.keys()])
  const moved = await changeLevels(ctx, move, quantities, effect)
  const short = [...quantities.keys()].filter((id) => !moved.has(id))
  return short.length === 0 ? { outcome: 'moved' } : { outcome: 'not_enough', stockLevelIds: short }
}

function addUp(pieces: readonly Pieces[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { stockLevelId, quantity } of pieces) quantities.set(stockLevelId, (quantities.get(stockLevelId) ?? 0) + quantity)
  return quantities
}

/** An update locks its rows in any order; two buyers of the same things would wait for each other in a circle. */
async function lockLevels({ db }: Pick<Ctx, 'db'>, ids: string[]): Promise<void> {
  await sql`select id from stock_levels where id = any(${ids}::uuid[]) order by product_id, id for no key update`.execute(db)
}

async function changeLevels(
  { db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  { orderId, reason }: StockMove,
  quantities: ReadonlyMap<string, number>,
  { onHandEach, reservedEach, neededEach }: StockEffect,
): Promise<Set<string>> {
  const accountId = actor.kind === 'account' ? actor.accountId : null
  const ledgerIds = Array.from(quantities, newId)
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select * from unnest(${[...quantities.keys()]}::uuid[], ${[...quantities.values()]}::int[], ${ledgerIds}::uuid[]) as w(id, quantity, ledger_id)
    ), moved as (
      update stock_levels as s
      set on_hand = s.on_hand + w.quantity * ${onHandEach}::int, reserved = s.reserved + w.quantity * ${reservedEach}::int
      from wanted as w
      where s.id = w.id and s.on_hand - s.reserved >= w.quantity * ${neededEach}::int
      returning s.id, w.quantity, w.ledger_id
    ), noted as (
      insert into stock_ledger (id, stock_level_id, on_hand_change, reserved_change, reason, order_id, account_id, created_at)
      select ledger_id, id, quantity * ${onHandEach}::int, quantity * ${reservedEach}::int, ${reason}, ${orderId}, ${accountId}, ${clock.now()}
      from moved
    )
    select id from moved`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
