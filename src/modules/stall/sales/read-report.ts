import { type RawBuilder, sql } from 'kysely'
import { add, money, subtract, zero } from '#contract/rules/money.ts'
import type { EventReport } from '#contract/stall-sales.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { joinNames } from '../names-now.ts'
import { kept, readSaleFigures, standing } from './sale-figures.ts'

type OptionPieces = EventReport['returned'][number]
type Difference = Omit<EventReport['differences'][number], 'at'> & { at: Date }
type PriceDifference = { sale_id: string; receipt_number: string; sold_at: Date; total: number; current_total: number }
type Pickups = Omit<EventReport['pickups'], 'open_value'> & { open_value: number }

/** Returns the report by which an event is settled. Throws event_not_found. */
export async function readReport(ctx: Ctx, eventId: string): Promise<EventReport> {
  const { db } = ctx
  const event = await db
    .selectFrom('events')
    .select(['id', 'title', 'starts_at', 'ends_at', 'time_zone', 'closed_at'])
    .where('id', '=', eventId)
    .executeTakeFirst()
  if (!event) refuse('event_not_found')
  const figures = await readSaleFigures(ctx, eventId)
  const [members, pickups, open, returned, differences, priced] = [
    await sql<{ is_member: boolean; sales: number; total: number }>`
      select s.is_member, count(*)::int as sales, sum(${kept}) as total from stall_payments s join orders o on o.id = s.order_id
      where s.event_id = ${eventId}::uuid and s.kind = 'sale' and ${standing} group by 1 order by 1`.execute(db),
    await sql<Pickups>`
      select count(*)::int as orders, count(*) filter (where collected_at is not null)::int as collected,
        count(*) filter (where collected_at is null and status <> 'cancelled')::int as open, count(*) filter (where status = 'cancelled')::int as cancelled,
        coalesce(sum(total) filter (where collected_at is null and status <> 'cancelled'), 0) as open_value
      from orders where event_id = ${eventId}::uuid and channel <> 'counter'`.execute(db),
    await optionPieces(ctx, eventId, sql`s.reserved`),
    await optionPieces(ctx, eventId, sql`s.returned`),
    await sql<Difference>`
      select s.product_id, l.variation_id, l.size, coalesce(pt.name, p.name) as name, coalesce(vt.name, v.name) as variation_name, g.on_hand_change as quantity, g.count_reason as reason, g.note, g.created_at as at
      from event_stock_ledger g join event_stock s on s.id = g.event_stock_id join stock_levels l on l.id = s.stock_level_id
      join products p on p.id = s.product_id left join product_variations v on v.id = l.variation_id ${joinNames(ctx)}
      where s.event_id = ${eventId}::uuid and g.reason = 'counted' and g.on_hand_change <> 0 order by g.created_at, g.id`.execute(db),
    await sql<PriceDifference>`
      select o.id as sale_id, o.order_number as receipt_number, s.taken_at as sold_at, s.total, s.current_total
      from stall_payments s join orders o on o.id = s.order_id
      where s.event_id = ${eventId}::uuid and s.kind = 'sale' and s.current_total is not null and ${standing} order by s.taken_at, o.id`.execute(
      db,
    ),
  ]
  const cash = figures.by_method.find(({ method }) => method === 'cash')
  const [ofSales, ofPickups] = [cash?.total ?? zero, cash?.pickup_payments ?? zero]
  const { open_value = 0, ...counts } = pickups.rows[0] ?? { orders: 0, collected: 0, open: 0, cancelled: 0 }
  return {
    ...figures,
    event: {
      id: event.id,
      title: event.title,
      starts_at: event.starts_at.toISOString(),
      ends_at: event.ends_at.toISOString(),
      time_zone: event.time_zone,
      closed_at: event.closed_at?.toISOString() ?? null,
    },
    by_member: members.rows.map((row) => ({ ...row, total: money(row.total) })),
    pickups: { ...counts, open_value: money(open_value) },
    not_collected: open,
    returned,
    differences: differences.rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    price_differences: priced.rows.map(({ sold_at, total, current_total, ...row }) => ({
      ...row,
      sold_at: sold_at.toISOString(),
      total: money(total),
      current_total: money(current_total),
      difference: subtract(money(total), money(current_total)),
    })),
    cash: { expected: add(ofSales, ofPickups), sales: ofSales, pickups: ofPickups },
  }
}

async function optionPieces(ctx: Ctx, eventId: string, pieces: RawBuilder<unknown>): Promise<OptionPieces[]> {
  const { rows } = await sql<OptionPieces>`
    select s.product_id, l.variation_id, l.size, coalesce(pt.name, p.name) as name, coalesce(vt.name, v.name) as variation_name, ${pieces} as quantity
    from event_stock s join stock_levels l on l.id = s.stock_level_id join products p on p.id = s.product_id left join product_variations v on v.id = l.variation_id
    ${joinNames(ctx)}
    where s.event_id = ${eventId}::uuid and ${pieces} > 0 order by 4, l.id`.execute(ctx.db)
  return rows
}
