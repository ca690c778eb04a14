import { sql } from 'kysely'
import type { EventBringing, EventReturn } from '#contract/event-stock.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { moveToEvent } from '#modules/inventory/index.ts'
import { refuse } from '#modules/refuse.ts'
import { shortage } from '#modules/shortage.ts'
import { changeEventStock } from './change-event-stock.ts'
import { holdEvent, type HeldEvent } from './lock-event.ts'
import { type Option, optionsOf, type StockOption } from './stock-options.ts'

/**
 * Moves pieces between the shop's stock and an event. A new option adds its product to the event. Requires a transaction. Throws
 * event_not_found, event_closed, out_of_stock (409), InvalidInput (422).
 */
export async function bringPieces(ctx: Ctx, eventId: string, { items, note }: EventBringing): Promise<void> {
  const event = await holdEvent(ctx, eventId)
  if (event.status === 'cancelled' || event.closed_at !== null) refuse('event_closed')
  const options = await optionsOf(ctx, items)
  await addOptions(ctx, eventId, options)
  const changes = items.map(({ change }, index) => ({ option: at(options, index), change }))
  const changed = await changeEventStock(ctx, {
    eventId,
    reason: 'brought',
    note: note ?? null,
    pieces: changes.map(({ option, change }) => ({ stockLevelId: option.stock_level_id, allocated: change })),
  })
  await refuseShort(ctx, event, { items, options, short: changed.outcome === 'not_enough' ? changed.stockLevelIds : [], side: 'event' })
  const short = await moveToEvent(ctx, { eventId, pieces: summed(changes, -1), note: note ?? null })
  await refuseShort(ctx, event, { items, options, short, side: 'shop' })
  const pieces = items.reduce((sum, { change }) => sum + change, 0)
  await recordChange(ctx, { action: 'event.bring', ...auditedEvent(event), after: { pieces, options: items.length } })
}

/** Returns unreserved pieces to the shop, also after the event. Requires a transaction; throws the errors of bringPieces. */
export async function giveBackPieces(ctx: Ctx, eventId: string, { items, note }: EventReturn): Promise<void> {
  const event = await holdEvent(ctx, eventId)
  const options = await optionsOf(ctx, items)
  const changes = items.map(({ quantity }, index) => ({ option: at(options, index), change: quantity }))
  const changed = await changeEventStock(ctx, {
    eventId,
    reason: 'returned',
    note: note ?? null,
    pieces: changes.map(({ option, change }) => ({ stockLevelId: option.stock_level_id, returned: change })),
  })
  await refuseShort(ctx, event, { items, options, short: changed.outcome === 'not_enough' ? changed.stockLevelIds : [], side: 'event' })
  await moveToEvent(ctx, { eventId, pieces: summed(changes, 1), note: note ?? null })
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  await recordChange(ctx, { action: 'event.return', ...auditedEvent(event), after: { pieces, options: items.length } })
}

export function auditedEvent({ id, title }: Pick<HeldEvent, 'id' | 'title'>) {
  return { entity: 'event' as const, entityId: id, entityName: title }
}

function at(options: readonly StockOption[], index: number): StockOption {
  const option = options[index]
  if (!option) throw new InvalidInput({ [`items.${index}.product_id`]: 'unknown_product' })
  return option
}

function summed(changes: readonly { option: StockOption; change: number }[], sign: 1 | -1) {
  return [...Map.groupBy(changes, ({ option }) => option.stock_level_id).values()].flatMap((same) => {
    const [first] = same
    const change = same.reduce((sum, one) => sum + one.change, 0)
    return first ? [{ productId: first.option.product_id, stockLevelId: first.option.stock_level_id, change: sign * change }] : []
  })
}

async function addOptions({ db }: Ctx, eventId: string, options: readonly StockOption[]): Promise<void> {
  const inOrder = [...options].sort((a, b) => (a.stock_level_id < b.stock_level_id ? -1 : 1))
  await db
    .insertInto('event_stock')
    .values(inOrder.map(({ stock_level_id, product_id }) => ({ id: newId(), event_id: eventId, stock_level_id, product_id })))
    .onConflict((conflict) => conflict.constraint('event_stock_one_per_option').doNothing())
    .execute()
  const productIds = [...new Set(options.map(({ product_id }) => product_id))].sort()
  await sql`
    insert into event_products (event_id, product_id, position)
    select ${eventId}::uuid, p.id, coalesce((select max(position) from event_products where event_id = ${eventId}::uuid), -1) + p.place
    from unnest(${productIds}::uuid[]) with ordinality as p (id, place)
    on conflict do nothing`.execute(db)
}

type Shortage = { items: readonly Option[]; options: readonly StockOption[]; short: readonly string[]; side: 'event' | 'shop' }

async function refuseShort({ db }: Ctx, { id }: HeldEvent, { items, options, short, side }: Shortage): Promise<void> {
  if (short.length === 0) return
  const { rows } = await sql<{ stock_level_id: string; available: number }>`${
    side === 'shop'
      ? sql`select id as stock_level_id, available from stock_levels where id = any(${[...short]}::uuid[])`
      : sql`select stock_level_id, remaining as available from event_stock where event_id = ${id}::uuid and stock_level_id = any(${[...short]}::uuid[])`
  }`.execute(db)
  const left = new Map(rows.map((row) => [row.stock_level_id, row.available]))
  refuse(
    'out_of_stock',
    shortage(
      options.flatMap(({ stock_level_id }, line) =>
        short.includes(stock_level_id)
          ? [
              {
                line,
                product_id: items[line]?.product_id ?? '',
                variation_id: items[line]?.variation_id ?? null,
                size: items[line]?.size ?? null,
                available: left.get(stock_level_id) ?? 0,
              },
            ]
          : [],
      ),
    ),
    { sentence: 'too_few_pieces' },
  )
}
