import { type RawBuilder, sql } from 'kysely'

export type LineRow = {
  order_item_id: string
  order_id: string
  product_id: string
  stock_level_id: string | null
  quantity: number
  net: number
  returned: number
}

/**
 * Selects the lines of `orders` (id, `subtotal` and `net` in sen), each with its part after the discount and its refunds, in sen. It must
 * equal `moneyOfLines` in contract/rules; a test compares them.
 */
export function lineMoney(orders: RawBuilder<unknown>): RawBuilder<LineRow> {
  return sql`
    select order_item_id, order_id, product_id, stock_level_id, quantity, returned,
      part + case when row_number() over (partition by order_id order by line_total desc, position) = 1
        then whole - sum(part) over (partition by order_id)::bigint else 0 end as net
    from (
      select i.id as order_item_id, i.order_id, i.product_id, i.stock_level_id, i.quantity, i.position, i.line_total, o.net as whole, (i.returned * 100)::bigint as returned,
        case when o.subtotal = 0 then 0 else div(o.net * (i.line_total * 100), o.subtotal) end::bigint as part
      from ${orders} o join order_items i on i.order_id = o.id
    ) parts`
}
