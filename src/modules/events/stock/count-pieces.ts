import type { EventCount } from '#contract/event-stock.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { auditedEvent } from './bring-pieces.ts'
import { changeEventStock } from './change-event-stock.ts'
import { holdEvent } from './lock-event.ts'
import { optionsOf } from './stock-options.ts'

/**
 * Sets an event's pieces of some options to the counted numbers. The ledger records each difference with its reason. Requires a
 * transaction. Throws event_not_found, below_reserved (409), InvalidInput (422).
 */
export async function countPieces(ctx: Ctx, eventId: string, { items }: EventCount): Promise<void> {
  const event = await holdEvent(ctx, eventId)
  const options = await optionsOf(ctx, items)
  const counts = options
    .map(({ stock_level_id }, index) => ({ stockLevelId: stock_level_id, item: items[index], line: index }))
    .sort((a, b) => (a.stockLevelId < b.stockLevelId ? -1 : 1))
  let differences = 0
  for (const { stockLevelId, item, line } of counts) {
    if (!item) continue
    const lying = await lockStock(ctx, eventId, { stockLevelId, line })
    const difference = item.counted - lying.on_hand
    if (item.counted < lying.reserved) refuse('below_reserved', { reserved: lying.reserved })
    differences += Math.abs(difference)
    await changeEventStock(ctx, {
      eventId,
      reason: 'counted',
      countReason: item.reason,
      note: item.note ?? null,
      pieces: [{ stockLevelId, allocated: difference, difference }],
    })
  }
  await recordChange(ctx, { action: 'event.count', ...auditedEvent(event), after: { options: items.length, differences } })
}

/** Throws InvalidInput for an option that was never brought: staff bring it before they count it. */
async function lockStock({ db }: Ctx, eventId: string, { stockLevelId, line }: { stockLevelId: string; line: number }) {
  const row = await db
    .selectFrom('event_stock')
    .select(['allocated', 'reserved', 'sold', 'collected', 'returned'])
    .where('event_id', '=', eventId)
    .where('stock_level_id', '=', stockLevelId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new InvalidInput({ [`items.${line}.product_id`]: 'not_at_event' })
  return { on_hand: row.allocated - row.sold - row.collected - row.returned, reserved: row.reserved }
}
