import { sql } from 'kysely'
import { accountIdOf } from '#contract/actor.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'

/** `change` is the shop's: negative where pieces go to the event. */
export type EventMove = { productId: string; stockLevelId: string; change: number }

type Moving = {
  eventId: string
  /** One entry per level. */
  pieces: readonly EventMove[]
  note?: string | null
}

/**
 * Changes the shop's stock on hand for a move to or from an event, with a ledger row per level. Returns the levels with too few pieces; the
 * others have already moved, so the caller must then roll back.
 */
export async function moveToEvent(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>, { eventId, pieces, note = null }: Moving): Promise<string[]> {
  const short: string[] = []
  // The order in which orders lock levels.
  const inOrder = [...pieces].sort((a, b) => compare(a.productId, b.productId) || compare(a.stockLevelId, b.stockLevelId))
  for (const { stockLevelId, change } of inOrder) {
    if (change === 0) continue
    const { rows } = await sql`
      with moved as (
        update stock_levels set on_hand = on_hand + ${change}::int
        where id = ${stockLevelId}::uuid and on_hand - reserved >= ${Math.max(0, -change)}::int
        returning id
      )
      insert into stock_ledger (id, stock_level_id, on_hand_change, reserved_change, reason, event_id, account_id, note, created_at)
      select ${newId()}::uuid, id, ${change}::int, 0, ${change < 0 ? 'to_event' : 'from_event'}, ${eventId}::uuid, ${accountIdOf(ctx.actor)}::uuid,
        ${note}::text, ${ctx.clock.now()}::timestamptz
      from moved returning stock_level_id`.execute(ctx.db)
    if (rows.length === 0) short.push(stockLevelId)
  }
  return short
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
