import { sql } from 'kysely'
import { type LineMoney, moneyOfLines, moneyOfPieces, netsIn, type OrderSums } from '#contract/rules/line-money.ts'
import { add, type Money } from '#contract/rules/money.ts'

type Line = { id: string; line_total: number; quantity: number; pieces: number; before: number }
type Returned = OrderSums & { lines: Line[] }

/** For a row of `order_returns as r`: all lines of the order with the pieces in this return and in earlier ones. */
export const orderLines = sql<Line[]>`(
  select json_agg(json_build_object('id', i.id, 'line_total', i.line_total, 'quantity', i.quantity, 'pieces', coalesce(x.quantity, 0),
    'before', (select coalesce(sum(e.quantity), 0) from return_items e join order_returns b on b.id = e.return_id
      where e.order_item_id = i.id and b.status not in ('refused', 'withdrawn') and (b.created_at, b.id) < (r.created_at, r.id))) order by i.position)
  from order_items i left join return_items x on x.order_item_id = i.id and x.return_id = r.id where i.order_id = r.order_id
)`.as('lines')

export function worthOf(returned: Returned): Money {
  return add(...moneyOfReturn(returned).flatMap(({ net, tax }) => [net, tax]))
}

/** Returns how much of a refund belongs to the net price of each returned item. */
export function goodsOf(returned: Returned, amount: Money): ReadonlyMap<string, Money> {
  const nets = netsIn(amount, moneyOfReturn(returned))
  return new Map(returned.lines.flatMap(({ id, pieces }, at) => (pieces > 0 ? [[id, nets[at] ?? amount] as const] : [])))
}

function moneyOfReturn({ lines, ...order }: Returned): LineMoney[] {
  return moneyOfLines(lines, order).map((part, at) => {
    const { quantity = 1, pieces = 0, before = 0 } = lines[at] ?? {}
    return moneyOfPieces(part, pieces, { of: quantity, before: Math.min(before, quantity - pieces) })
  })
}
