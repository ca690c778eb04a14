import { type SelectQueryBuilder, sql } from 'kysely'
import { mostCounted } from '#contract/rules/list-limits.ts'
import { money } from '#contract/rules/money.ts'
import { customerStatusOf, type OrderStatus, type PaymentStatus } from '#contract/rules/order-states.ts'
import { endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import type { OrderRow } from '#contract/orders.ts'
import type { Database } from '#kit/database/database.ts'
import type { DB } from '#kit/database/tables.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import type { Ctx } from '#modules/context.ts'
import { csvAnswer } from '#modules/csv-answer.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { holdsTyped } from './order-search.ts'
import { readOrderStats } from './order-stats.ts'
import type { DayRange } from '../shop-days.ts'

export type OrderFilter = {
  q?: string | undefined
  status?: OrderStatus | 'proof_submitted' | undefined
  payment?: PaymentStatus | undefined
  country?: string | undefined
  product?: string | undefined
  event?: string | undefined
  ready?: 'true' | 'false' | undefined
  from?: string | undefined
  to?: string | undefined
}
type OrderSorting = { sort: 'placed_at' | 'total' | 'order_number'; order: 'asc' | 'desc' }
/** `range`: what the statistics cover; the list is not cut by it. */
export type OrderSearch = OrderFilter & OrderSorting & { range: DayRange; page: number; limit: number }

const sortable = { placed_at: 'o.placed_at', total: 'o.total', order_number: 'o.order_number' }

/** Paid and not sent yet. */
const isReady = sql<boolean>`o.status = 'processing' and o.payment_status = 'paid'`

function hasProduct(productId: string) {
  return sql<boolean>`exists (select from order_items i where i.order_id = o.id and i.product_id = ${productId})`
}

/** The back office's table of orders. */
export async function listOrders(ctx: Ctx, search: OrderSearch) {
  const { page, limit, range } = search
  const matching = matchingOrders(ctx.db, search)
  const rows = await onPage(rowsOf(sortedBy(matching, search, sortable, 'o.id')), search).execute()
  const total = await countUpTo(ctx.db, matching, mostCounted)
  return { orders: rows.map(presentRow), total, page, limit, stats: await readOrderStats(ctx, range) }
}

/** The newest orders, of all or of those that have what is typed. */
export async function listNewestOrders(ctx: Ctx, { q, most }: { q?: string; most: number }): Promise<OrderRow[]> {
  const newest = sortedBy(matchingOrders(ctx.db, { q }), { sort: 'placed_at', order: 'desc' }, sortable, 'o.id')
  return (await rowsOf(newest).limit(most).execute()).map(presentRow)
}

/** For choosing every order of a list. */
export async function listOrderIds(ctx: Ctx, filter: OrderFilter): Promise<{ ids: string[] }> {
  const rows = await matchingOrders(ctx.db, filter).select('o.id').orderBy('o.placed_at', 'desc').limit(mostCounted).execute()
  return { ids: rows.map(({ id }) => id) }
}

/** All orders of a list as a file, however many. */
export function exportOrders(ctx: Ctx, search: OrderFilter & OrderSorting) {
  const t = serverTranslator('files', ctx.language)
  return csvAnswer(ctx, {
    name: 'orders',
    query: rowsOf(sortedBy(matchingOrders(ctx.db, search), search, sortable, 'o.id')),
    columns: [
      [t('orders.number'), (row) => row.order_number],
      [t('orders.placed'), (row) => row.placed_at.toISOString()],
      [t('orders.customer'), (row) => row.contact_name],
      [t('orders.email'), (row) => row.email],
      [t('orders.city'), (row) => row.city],
      [t('orders.country'), (row) => row.country],
      [t('orders.items'), (row) => row.item_count],
      [t('orders.total'), (row) => row.total],
      [t('orders.status'), (row) => t(`status.${customerStatusOf(row.status, row.payment_status)}`)],
      [t('orders.payment'), (row) => t(`payment.${row.payment_status}`)],
      [t('orders.tracking'), (row) => row.tracking_number],
    ],
  })
}

type Matching<Row> = SelectQueryBuilder<DB & { o: DB['orders'] }, 'o', Row>

function rowsOf<Row>(matching: Matching<Row>) {
  return matching
    .select(['o.id', 'o.order_number', 'o.contact_name', 'o.email', 'o.placed_at', 'o.total'])
    .select(['o.status', 'o.payment_status', 'o.tracking_number', 'o.expires_at'])
    .select((eb) => [
      sql<string>`o.shipping_address ->> 'city'`.as('city'),
      sql<string>`o.shipping_address ->> 'country'`.as('country'),
      eb
        .selectFrom('order_items as i')
        .whereRef('i.order_id', '=', 'o.id')
        .select(sql<number>`coalesce(sum(i.quantity), 0)`.as('n'))
        .as('item_count'),
    ])
}
type ListedOrder = Awaited<ReturnType<ReturnType<typeof rowsOf<object>>['executeTakeFirstOrThrow']>>

function presentRow({ contact_name, item_count, ...row }: ListedOrder): OrderRow {
  return {
    ...row,
    customer: contact_name,
    item_count: item_count ?? 0,
    total: money(row.total),
    customer_status: customerStatusOf(row.status, row.payment_status),
    placed_at: row.placed_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
  }
}

function matchingOrders(db: Database, filter: OrderFilter): Matching<object> {
  const { q, status, payment, country, product, event, ready, from, to } = filter
  let matching: Matching<object> = db.selectFrom('orders as o')
  if (q) matching = matching.where(holdsTyped(q))
  if (country) matching = matching.where(sql`o.shipping_address ->> 'country'`, '=', country)
  if (payment) matching = matching.where('o.payment_status', '=', payment)
  if (event) matching = matching.where('o.event_id', '=', event)
  if (product) matching = matching.where(hasProduct(product))
  if (ready) matching = matching.where(ready === 'true' ? isReady : sql<boolean>`not (${isReady})`)
  if (from) matching = matching.where('o.placed_at', '>=', startOfDay(from))
  if (to) matching = matching.where('o.placed_at', '<', endOfDay(to))
  if (status === 'proof_submitted') return matching.where('o.status', '=', 'pending').where('o.payment_status', '=', 'proof_submitted')
  return status ? matching.where('o.status', '=', status) : matching
}
