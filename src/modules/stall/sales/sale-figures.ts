import { sql } from 'kysely'
import { money } from '#contract/rules/money.ts'
import type { StallMethod } from '#contract/rules/stall-terms.ts'
import type { SaleFigures } from '#contract/stall-sales.ts'
import type { Ctx } from '#modules/context.ts'
import { lineMoney } from '#modules/orders/index.ts'
import { joinNames } from '../names-now.ts'

/** A sale counts unless it is voided or its order is cancelled elsewhere. */
export const standing = sql`s.voided_at is null and o.status <> 'cancelled'`
/** The part of the payment that was not refunded. The total is the limit, since a pickup may have been paid twice. */
export const kept = sql`least(s.total, greatest(o.paid - o.refunded, 0))`
const unitsOf = sql`(select sum(i.quantity) from order_items i where i.order_id = o.id)`

type Totals = {
  sales: number
  units: number
  subtotal: number
  tax: number
  rounding: number
  total: number
  refunded: number
  voided: number
  pickup_payments: number
}

/** Sums up the sales of an event: in total, by product, method and hour. Sums exclude later refunds; quantities do not. */
export async function readSaleFigures({ db, language }: Pick<Ctx, 'db' | 'language'>, eventId: string): Promise<SaleFigures> {
  const from = sql`from stall_payments s join orders o on o.id = s.order_id where s.event_id = ${eventId}::uuid`
  const [totals, products, methods, hours] = await Promise.all([
    sql<Totals>`
      select count(*) filter (where s.kind = 'sale' and ${standing})::int as sales,
        coalesce(sum(${unitsOf}) filter (where s.kind = 'sale' and ${standing}), 0)::int as units,
        coalesce(sum(o.subtotal) filter (where s.kind = 'sale' and ${standing}), 0) as subtotal,
        coalesce(sum(o.tax) filter (where s.kind = 'sale' and ${standing}), 0) as tax,
        coalesce(sum(o.rounding) filter (where s.kind = 'sale' and ${standing}), 0) as rounding,
        coalesce(sum(${kept}) filter (where s.kind = 'sale' and ${standing}), 0) as total,
        coalesce(sum(s.total - ${kept}) filter (where ${standing}), 0) as refunded,
        count(*) filter (where s.kind = 'sale' and not (${standing}))::int as voided,
        coalesce(sum(${kept}) filter (where s.kind = 'pickup' and ${standing}), 0) as pickup_payments
      ${from}`.execute(db),
    sql<Omit<SaleFigures['by_product'][number], 'total'> & { total: number }>`
      select i.product_id, i.variation_id, i.size, coalesce(min(pt.name), min(p.name), min(i.name)) as name,
        coalesce(min(vt.name), min(v.name), min(i.variation_name)) as variation_name, sum(i.quantity)::int as units,
        sum(m.net - m.returned) / 100.0 as total
      from stall_payments s join orders o on o.id = s.order_id join order_items i on i.order_id = o.id
      join (${lineMoney(sql`(
        select o.id, (o.subtotal * 100)::bigint as subtotal, ((o.subtotal - o.discount) * 100)::bigint as net
        from orders o where o.id in (select s.order_id from stall_payments s where s.event_id = ${eventId}::uuid and s.kind = 'sale'))`)}
      ) m on m.order_item_id = i.id
      left join products p on p.id = i.product_id left join product_variations v on v.id = i.variation_id ${joinNames({ language })}
      where s.event_id = ${eventId}::uuid and s.kind = 'sale' and ${standing}
      group by i.product_id, i.variation_id, i.size order by sum(i.quantity) desc, 4, i.product_id, i.variation_id, i.size`.execute(db),
    sql<{ method: StallMethod; sales: number; total: number; pickup_payments: number }>`
      select s.method, count(*) filter (where s.kind = 'sale')::int as sales, coalesce(sum(${kept}) filter (where s.kind = 'sale'), 0) as total,
        coalesce(sum(${kept}) filter (where s.kind = 'pickup'), 0) as pickup_payments
      ${from} and ${standing} group by s.method order by s.method`.execute(db),
    sql<{ hour: Date; sales: number; units: number; total: number }>`
      select date_trunc('hour', s.taken_at) as hour, count(*)::int as sales, sum(${unitsOf})::int as units, sum(${kept}) as total
      ${from} and s.kind = 'sale' and ${standing} group by 1 order by 1`.execute(db),
  ])
  const sums = totals.rows[0] ?? {
    sales: 0,
    units: 0,
    subtotal: 0,
    tax: 0,
    rounding: 0,
    total: 0,
    refunded: 0,
    voided: 0,
    pickup_payments: 0,
  }
  return {
    totals: {
      ...sums,
      subtotal: money(sums.subtotal),
      tax: money(sums.tax),
      rounding: money(sums.rounding),
      total: money(sums.total),
      refunded: money(sums.refunded),
      pickup_payments: money(sums.pickup_payments),
    },
    by_product: products.rows.map((row) => ({ ...row, total: money(row.total) })),
    by_method: methods.rows.map((row) => ({ ...row, total: money(row.total), pickup_payments: money(row.pickup_payments) })),
    by_hour: hours.rows.map((row) => ({ ...row, hour: row.hour.toISOString(), total: money(row.total) })),
  }
}
