import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'
import { moveToEvent } from '#modules/inventory/index.ts'
import { changeEventStock } from './change-event-stock.ts'

type StockRow = { stock_level_id: string; product_id: string; remaining: number }

/** Returns the remaining pieces of these options, or of all, to the shop. The event must be locked or closed. */
export async function returnWhatRemains(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  eventId: string,
  stockLevelIds?: readonly string[],
): Promise<void> {
  const { rows } = await sql<StockRow>`
    select stock_level_id, product_id, remaining from event_stock
    where event_id = ${eventId}::uuid and remaining > 0 and (${stockLevelIds === undefined} or stock_level_id = any(${[...(stockLevelIds ?? [])]}::uuid[]))
    order by stock_level_id for no key update`.execute(ctx.db)
  if (rows.length === 0) return
  const returned = rows.map((row) => ({ stockLevelId: row.stock_level_id, returned: row.remaining }))
  await changeEventStock(ctx, { eventId, reason: 'returned', pieces: returned })
  const pieces = rows.map((row) => ({ productId: row.product_id, stockLevelId: row.stock_level_id, change: row.remaining }))
  await moveToEvent(ctx, { eventId, pieces })
}
