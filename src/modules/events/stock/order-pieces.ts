import type { EventLedgerReason } from '#contract/rules/stall-terms.ts'
import type { Ctx } from '#modules/context.ts'
import { changeEventStock, type EventPieces, type EventStockChanged } from './change-event-stock.ts'
import { holdEvent } from './lock-event.ts'
import { returnWhatRemains } from './return-pieces.ts'

type OrderPieces = { eventId: string; orderId: string; reason: EventLedgerReason; pieces: readonly EventPieces[] }

/**
 * Changes how an order holds pieces of an event: reserved, collected or sold. Pieces released after the event closed return to the shop. On
 * 'not_enough' the caller rolls back. Throws event_not_found.
 */
export async function moveOrderPieces(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>, moving: OrderPieces): Promise<EventStockChanged> {
  const event = await holdEvent(ctx, moving.eventId)
  const changed = await changeEventStock(ctx, moving)
  if (changed.outcome === 'moved' && (event.closed_at !== null || event.status === 'cancelled')) {
    const freed = [...changed.left].flatMap(([stockLevelId, remaining]) => (remaining > 0 ? [stockLevelId] : []))
    if (freed.length > 0) await returnWhatRemains(ctx, moving.eventId, freed)
  }
  return changed
}

export async function remainingAt(
  { db }: Pick<Ctx, 'db'>,
  eventId: string,
  stockLevelIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (stockLevelIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('event_stock')
    .select(['stock_level_id', 'remaining'])
    .where('event_id', '=', eventId)
    .where('stock_level_id', 'in', [...stockLevelIds])
    .execute()
  return new Map(rows.map((row) => [row.stock_level_id, row.remaining ?? 0]))
}
