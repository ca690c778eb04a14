import { sql } from 'kysely'
import type { OrderReturn } from '#contract/returns.ts'
import { moneyOrNull } from '#contract/rules/money.ts'
import type { ReturnStatus } from '#contract/rules/return-rules.ts'

export type ReturnItemRow = {
  id: string
  product_id: string
  name: string
  variation_id: string | null
  variation_name: string | null
  size: string | null
  quantity: number
  ordered: number
  restocked: number
  line_total: number
  is_counted: boolean
}

export const returnColumns = [
  'r.id',
  'r.order_id',
  sql<ReturnStatus>`r.status`.as('status'),
  sql<OrderReturn['wish']>`r.wish`.as('wish'),
  sql<OrderReturn['reason']>`r.reason`.as('reason'),
  'r.text',
  'r.answer',
  sql<OrderReturn['outcome']>`r.outcome`.as('outcome'),
  'r.refunded',
  'r.exchange_order',
  'r.created_at',
  'r.updated_at',
  sql<ReturnItemRow[]>`(
    select coalesce(json_agg(json_build_object('id', i.id, 'product_id', i.product_id, 'name', i.name, 'variation_id', i.variation_id,
      'variation_name', i.variation_name, 'size', i.size, 'quantity', x.quantity, 'ordered', i.quantity, 'restocked', x.restocked,
      'line_total', i.line_total, 'is_counted', i.stock_level_id is not null) order by i.position), '[]')
    from return_items x join order_items i on i.id = x.order_item_id where x.return_id = r.id
  )`.as('items'),
  sql<string[]>`(select coalesce(json_agg(p.id order by p.created_at, p.id), '[]') from return_pictures p where p.return_id = r.id)`.as(
    'pictures',
  ),
] as const

export type ReturnRow = Pick<
  OrderReturn,
  'id' | 'status' | 'wish' | 'reason' | 'text' | 'answer' | 'outcome' | 'exchange_order' | 'pictures'
> & {
  order_id: string
  refunded: number | null
  created_at: Date
  updated_at: Date
  items: ReturnItemRow[]
}

export function presentReturn(row: ReturnRow): OrderReturn {
  const { id, status, wish, reason, text, answer, outcome, refunded, exchange_order, pictures, created_at, updated_at } = row
  return {
    id,
    status,
    wish,
    reason,
    text,
    answer,
    outcome,
    exchange_order,
    pictures,
    refunded: moneyOrNull(refunded),
    items: row.items.map(({ id: itemId, name, variation_name, size, quantity }) => ({ id: itemId, name, variation_name, size, quantity })),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
