import { sql } from 'kysely'
import type { PickupItem, PickupOrder } from '#contract/pickups.ts'
import { money } from '#contract/rules/money.ts'
import { pickupStateOf } from '#contract/rules/stall-terms.ts'
import type { Ctx } from '#modules/context.ts'
import { joinNames } from './names-now.ts'

type Wanted = { eventId?: string; orderId?: string; changedSince?: Date }
type Row = {
  id: string
  order_number: string
  contact_name: string
  status: string
  payment_status: string
  total: number
  collected_at: Date | null
  is_over: boolean
}

/** Lists orders for pickup at events in the language of a phone at the stall. Of the buyer's name it contains only initials. */
export async function listPickupOrders(
  ctx: Pick<Ctx, 'db' | 'clock' | 'language'>,
  { eventId, orderId, changedSince }: Wanted,
): Promise<PickupOrder[]> {
  const { db, clock } = ctx
  const { rows } = await sql<Row>`
    select o.id, o.order_number, o.contact_name, o.status, o.payment_status, o.total, o.collected_at,
      e.status = 'cancelled' or coalesce(e.pickup_until, e.ends_at) < ${clock.now()} as is_over
    from orders o join events e on e.id = o.event_id
    where o.channel <> 'counter' and (${eventId ?? null}::uuid is null or o.event_id = ${eventId ?? null}::uuid)
      and (${orderId ?? null}::uuid is null or o.id = ${orderId ?? null}::uuid)
      and (${changedSince ?? null}::timestamptz is null or o.updated_at >= ${changedSince ?? null}::timestamptz)
    order by o.placed_at, o.id`.execute(db)
  const items = await itemsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentOrder(row, items.get(row.id) ?? []))
}

function presentOrder(row: Row, items: PickupItem[]): PickupOrder {
  const status = row.payment_status === 'refunded' ? 'cancelled' : row.status
  return {
    id: row.id,
    order_number: row.order_number,
    initials: initialsOf(row.contact_name),
    items,
    paid: row.payment_status === 'paid',
    total: money(row.total),
    state: pickupStateOf({ status, collected_at: row.collected_at, items, isOver: row.is_over }),
    collected_at: row.collected_at?.toISOString() ?? null,
  }
}

/** Reads the items of all orders at once: for thousands of orders a subquery takes several times as long. */
async function itemsOf(
  { db, language }: Pick<Ctx, 'db' | 'language'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PickupItem[]>> {
  const { rows } = await sql<PickupItem & { order_id: string }>`
    select i.order_id, i.id as order_item_id, i.product_id, coalesce(pt.name, case when ${language} = 'en' then p.name end, i.name) as name,
      coalesce(vt.name, case when ${language} = 'en' then v.name end, i.variation_name) as variation_name, i.size, i.quantity, i.handed_over
    from order_items i left join products p on p.id = i.product_id left join product_variations v on v.id = i.variation_id ${joinNames({ language })}
    where i.order_id = any(${orderIds}::uuid[]) and i.collected_event_id is null order by i.order_id, i.position`.execute(db)
  const items = new Map<string, PickupItem[]>()
  for (const { order_id, ...item } of rows) {
    const known = items.get(order_id)
    if (known) known.push(item)
    else items.set(order_id, [item])
  }
  return items
}

export async function getPickupOrder(ctx: Pick<Ctx, 'db' | 'clock' | 'language'>, orderId: string): Promise<PickupOrder> {
  const [order] = await listPickupOrders(ctx, { orderId })
  if (!order) throw new Error('A pick-up was asked for that is none')
  return order
}

/** Returns the initials of the first two words, enough to ask a buyer for the name. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase())
    .join('')
}
