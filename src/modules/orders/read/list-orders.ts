import { type SelectQueryBuilder, sql } from 'kysely'
import { money } from '#contract/rules/money.ts'
import { mostCountedOrders } from '#contract/rules/order-count.ts'
import { customerStatusOf, type OrderStatus } from '#contract/rules/order-states.ts'
import type { OrderRow } from '#contract/orders.ts'
import { likePattern } from '#kit/database/like-pattern.ts'
import type { DB } from '#kit/database/tables.ts'
import { requireStaff } from '#modules/identity/index.ts'
import type { Ctx } from '#modules/context.ts'
import { readOrderStats } from './order-stats.ts'
import type { DayRange } from '../shop-days.ts'

export type OrderSearch = {
  q?: string | undefined
  status?: OrderStatus | 'proof_submitted' | undefined
  country?: string | undefined
  sort: 'placed_at' | 'total' | 'order_number'
  order: 'asc' | 'desc'
  /** What the statistics cover; the list is not cut by it. */
  range: DayRange
  page: number
  limit: number
}

/** One or two letters stand in too many orders for an index: they are sought among the newest. */
const newestSearched = 5000

type OrdersQuery<Row> = SelectQueryBuilder<DB & { o: DB['orders'] }, 'o', Row>

/** The back office's table of orders. Throws NotSignedIn (401) or NotAllowed (403). */
export async function listOrders(ctx: Ctx, search: OrderSearch) {
  requireStaff(ctx.actor)
  const { page, limit } = search
  const rows = await orderBy(filter(ctx.db.selectFrom('orders as o'), search), search)
    .select([
      'o.id',
      'o.order_number',
      'o.contact_name',
      'o.email',
      'o.placed_at',
      'o.total',
      'o.status',
      'o.payment_status',
      'o.tracking_number',
      'o.expires_at',
    ])
    .select((eb) => [
      sql<string>`o.shipping_address ->> 'city'`.as('city'),
      sql<string>`o.shipping_address ->> 'country'`.as('country'),
      eb
        .selectFrom('order_items as i')
        .whereRef('i.order_id', '=', 'o.id')
        .select(sql<number>`coalesce(sum(i.quantity), 0)`.as('n'))
        .as('item_count'),
    ])
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const counted = filter(ctx.db.selectFrom('orders as o'), search).select('o.id').limit(mostCountedOrders)
  const { total } = await ctx.db
    .selectFrom(counted.as('c'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const orders = rows.map(({ contact_name, item_count, ...row }): OrderRow => ({
    ...row,
    customer: contact_name,
    item_count: item_count ?? 0,
    total: money(row.total),
    customer_status: customerStatusOf(row.status, row.payment_status),
    placed_at: row.placed_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
  }))
  return { orders, total, page, limit, stats: await readOrderStats(ctx, search.range) }
}

function filter<Row>(query: OrdersQuery<Row>, { q, status, country }: OrderSearch): OrdersQuery<Row> {
  let filtered = query
  if (q) filtered = filtered.where(matches(q))
  if (country) filtered = filtered.where(sql`o.shipping_address ->> 'country'`, '=', country)
  if (status === 'proof_submitted') return filtered.where('o.status', '=', 'pending').where('o.payment_status', '=', 'proof_submitted')
  return status ? filtered.where('o.status', '=', status) : filtered
}

function matches(q: string) {
  const pattern = likePattern(q)
  const found = sql<boolean>`lower(o.order_number || ' ' || o.contact_name || ' ' || o.email) like ${pattern}`
  if (q.length > 2) return found
  return sql<boolean>`${found} and o.id in (select recent.id from orders as recent order by recent.placed_at desc, recent.id limit ${newestSearched})`
}

/** The second column turns with the first, so that an index is read forwards or backwards. */
function orderBy<Row>(query: OrdersQuery<Row>, { sort, order }: OrderSearch): OrdersQuery<Row> {
  return query.orderBy(`o.${sort}`, order).orderBy('o.id', order === 'desc' ? 'asc' : 'desc')
}
