import { sql } from 'kysely'
import { accountIdOf } from '#contract/actor.ts'
import type { EventLedgerReason } from '#contract/rules/stall-terms.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'

/** Changes to the pieces of an option. Omitted fields stay unchanged. */
export type EventPieces = {
  stockLevelId: string
  allocated?: number
  reserved?: number
  sold?: number
  collected?: number
  returned?: number
  difference?: number
}

type EventStockChange = {
  eventId: string
  reason: EventLedgerReason
  pieces: readonly EventPieces[]
  orderId?: string
  countReason?: string
  note?: string | null
}

/** `left` holds the remaining pieces of each option. */
export type EventStockChanged = { outcome: 'moved'; left: ReadonlyMap<string, number> } | { outcome: 'not_enough'; stockLevelIds: string[] }

const parts = ['allocated', 'reserved', 'sold', 'collected', 'returned', 'difference'] as const

/**
 * Changes an event's stock of some options, and adds a ledger row for each. On 'not_enough', other options may have been changed already,
 * so the caller must roll back. No other code changes an event's stock.
 */
export async function changeEventStock(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>, change: EventStockChange): Promise<EventStockChanged> {
  const short: string[] = []
  const left = new Map<string, number>()
  for (const pieces of addedUp(change.pieces)) {
    if (parts.every((part) => pieces[part] === 0)) continue
    const remaining = await changeOption(ctx, change, pieces)
    if (remaining === undefined) short.push(pieces.stockLevelId)
    else left.set(pieces.stockLevelId, remaining)
  }
  return short.length === 0 ? { outcome: 'moved', left } : { outcome: 'not_enough', stockLevelIds: short }
}

/** Merges entries of the same option, in id order, so that two buyers of the same options can't deadlock. */
function addedUp(pieces: readonly EventPieces[]): Required<EventPieces>[] {
  const sums = new Map<string, Required<EventPieces>>()
  for (const piece of pieces) {
    const id = piece.stockLevelId
    const sum = sums.get(id) ?? { stockLevelId: id, allocated: 0, reserved: 0, sold: 0, collected: 0, returned: 0, difference: 0 }
    for (const part of parts) sum[part] += piece[part] ?? 0
    sums.set(id, sum)
  }
  return [...sums.values()].sort((a, b) => (a.stockLevelId < b.stockLevelId ? -1 : 1))
}

async function changeOption(
  { db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  { eventId, reason, orderId, countReason, note }: EventStockChange,
  { stockLevelId, allocated, reserved, sold, collected, returned, difference }: Required<EventPieces>,
): Promise<number | undefined> {
  const needed = Math.max(0, reserved + sold + collected + returned - allocated)
  const { rows } = await sql<{ remaining: number }>`
    with changed as (
      update event_stock set allocated = allocated + ${allocated}::int, reserved = reserved + ${reserved}::int, sold = sold + ${sold}::int,
        collected = collected + ${collected}::int, returned = returned + ${returned}::int, difference = difference + ${difference}::int
      where event_id = ${eventId}::uuid and stock_level_id = ${stockLevelId}::uuid
        and allocated - reserved - sold - collected - returned >= ${needed}::int
      returning id, remaining
    ), noted as (
      insert into event_stock_ledger (id, event_stock_id, on_hand_change, reserved_change, reason, count_reason, order_id, account_id, note, created_at)
      select ${newId()}::uuid, id, ${allocated - sold - collected - returned}::int, ${reserved}::int, ${reason}::text, ${countReason ?? null}::text,
        ${orderId ?? null}::uuid, ${accountIdOf(actor)}::uuid, ${note ?? null}::text, ${clock.now()}::timestamptz
      from changed
    )
    select remaining from changed`.execute(db)
  return rows[0]?.remaining
}
