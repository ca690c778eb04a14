import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { mostCounted } from '#contract/rules/list-limits.ts'
import { money } from '#contract/rules/money.ts'
import type { Language } from '#contract/languages.ts'
import { customerStatusOf, type OrderStatus, type PaymentStatus, paymentWordOf } from '#contract/rules/order-states.ts'
import { endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import type { OrderRow } from '#contract/orders.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import type { Database } from '#kit/database/database.ts'
import type { DB } from '#kit/database/tables.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import { isId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { csvAnswer } from '#modules/csv-answer.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { contributingOrders } from './contributing-orders.ts'
import { firstBoughtIn } from './first-month.ts'
import { agentOf, madeOf } from './order-details.ts'
import { presentProduction } from './order-presenter.ts'
import { searchOrders, type TypedOrders } from './order-search.ts'
import { readOrderStats } from './order-stats.ts'
import type { DayRange } from '../shop-days.ts'
import { isEnding, isReadyToShip, isToRefund, isUncollected } from './waiting-orders.ts'

export type OrderFilter = {
  q?: string | undefined
  status?: OrderStatus | 'proof_submitted' | undefined
  payment?: PaymentStatus | undefined
  cancelled?: 'false' | undefined
  country?: string | undefined
  product?: string | undefined
  event?: string | undefined
  partner?: string | undefined
  with?: string | undefined
  discount?: string | undefined
  letter?: string | undefined
  agent?: string | undefined
  source?: string | undefined
  medium?: string | undefined
  campaign?: string | undefined
  device?: string | undefined
  language?: Language | undefined
  buyer?: 'member' | 'guest' | undefined
  ending?: 'true' | undefined
  to_refund?: 'true' | undefined
  first_month?: string | undefined
  behind?: string | undefined
  ready?: 'true' | 'false' | undefined
  uncollected?: 'true' | undefined
  from?: string | undefined
  to?: string | undefined
}
type OrderSorting = { sort: SortOf<'orders'>; order: 'asc' | 'desc' }
/** `range` applies only to the statistics, not to the list. */
export type OrderSearch = OrderFilter & OrderSorting & { range: DayRange; page: number; limit: number }

const sortable = { placed_at: 'o.placed_at', total: 'o.total', order_number: 'o.order_number' }

function hasProduct(productId: string) {
  return sql<boolean>`exists (select from order_items i where i.order_id = o.id and i.product_id = ${productId})`
}

/** Matches orders by a partner's id or code. A location's code matches only the orders attributed to that location. */
function isBroughtBy(partner: string) {
  if (isId(partner)) return sql<boolean>`o.id in (select r.order_id from partner_referrals r where r.partner_id = ${partner})`
  return sql<boolean>`o.id in (select r.order_id from partner_referrals r join tracking_codes c on c.partner_id = r.partner_id
    where c.code = ${partner.toUpperCase()} and (c.location_id is null or c.location_id = r.location_id))`
}

function cameByLetter(origin: string) {
  return sql<boolean>`o.id in (select l.order_id from letter_orders l join letter_sends s on s.id = l.send_id where s.origin = ${origin})`
}

/** Matches web orders whose counted visit began from this source. */
function cameFrom({ source, medium, campaign, device }: Pick<OrderFilter, 'source' | 'medium' | 'campaign' | 'device'>) {
  const parts = Object.entries({ source, medium, campaign, device }).flatMap(([name, value]) =>
    value === undefined ? [] : [sql`${sql.ref(`f.${name}`)} in (${value}, ${value.toLowerCase()})`],
  )
  return parts.length === 0
    ? undefined
    : sql<boolean>`o.id in (select f.order_id from figure_order_sources f where ${sql.join(parts, sql` and `)})`
}

const isOfMember = sql<boolean>`exists (select from profiles p where p.id = o.account_id and p.is_member and p.member_since <= o.placed_at)`

export async function listOrders(ctx: Ctx, search: OrderSearch) {
  const { page, limit, range } = search
  const typed = await typedIn(ctx.db, search)
  const listed = sortedBy(matchingOrders(ctx, search, typed?.listed), search, sortable, 'o.id')
  const [orders, total, stats] = await Promise.all([
    readPage(ctx.db, onPage(listed.select('o.id'), search)),
    countUpTo(ctx.db, matchingOrders(ctx, search, typed?.counted), mostCounted),
    readOrderStats(ctx, range),
  ])
  return { orders, total, page, limit, stats }
}

export async function listNewestOrders(ctx: Ctx, { q, most }: { q?: string; most: number }): Promise<OrderRow[]> {
  const typed = await typedIn(ctx.db, { q })
  const newest = sortedBy(matchingOrders(ctx, {}, typed?.listed), { sort: 'placed_at', order: 'desc' }, sortable, 'o.id')
  return readPage(ctx.db, newest.select('o.id').limit(most))
}

export async function listOrderIds(ctx: Ctx, filter: OrderFilter): Promise<{ ids: string[] }> {
  const typed = await typedIn(ctx.db, filter)
  const rows = await matchingOrders(ctx, filter, typed?.counted).select('o.id').orderBy('o.placed_at', 'desc').limit(mostCounted).execute()
  return { ids: rows.map(({ id }) => id) }
}

export async function exportOrders(ctx: Ctx, search: OrderFilter & OrderSorting) {
  const t = serverTranslator('files', ctx.language)
  const typed = await typedIn(ctx.db, search)
  return csvAnswer(ctx, {
    name: 'orders',
    query: rowsOf(sortedBy(matchingOrders(ctx, search, typed?.listed), search, sortable, 'o.id')),
    columns: [
      [t('orders.number'), (row) => row.order_number],
      [t('orders.placed'), (row) => row.placed_at.toISOString()],
      [t('orders.customer'), (row) => row.contact_name],
      [t('orders.email'), (row) => row.email],
      [t('orders.city'), (row) => row.city],
      [t('orders.country'), (row) => row.country_name ?? row.country],
      [t('orders.items'), (row) => row.item_count],
      [t('orders.total'), (row) => row.total],
      [t('orders.status'), (row) => t(`status.${customerStatusOf(row.status, row.payment_status)}`)],
      [t('orders.payment'), (row) => t(`payment.${paymentWordOf(row)}`)],
      [t('orders.tracking'), (row) => row.tracking_number],
    ],
  })
}

type Matching<Row> = SelectQueryBuilder<DB & { o: DB['orders'] }, 'o', Row>

function rowsOf<Row>(matching: Matching<Row>) {
  return matching
    .select(['o.id', 'o.order_number', 'o.contact_name', 'o.email', 'o.placed_at', 'o.total', 'o.updated_at'])
    .select(['o.status', 'o.payment_status', 'o.tracking_number', 'o.expires_at', 'o.delivery', 'o.event_id', 'o.channel'])
    .select((eb) => [
      sql<string>`o.shipping_address ->> 'city'`.as('city'),
      sql<string>`o.shipping_address ->> 'country'`.as('country'),
      sql<string | null>`case when o.shipping_address ->> 'country' = 'OTHER' then o.shipping_address ->> 'country_name' end`.as(
        'country_name',
      ),
      eb
        .selectFrom('order_items as i')
        .whereRef('i.order_id', '=', 'o.id')
        .select(sql<number>`coalesce(sum(i.quantity), 0)`.as('n'))
        .as('item_count'),
      madeOf.as('made'),
      agentOf.as('agent'),
    ])
}
type ListedOrder = Awaited<ReturnType<ReturnType<typeof rowsOf<object>>['executeTakeFirstOrThrow']>>

function presentRow({ contact_name, item_count, made, ...row }: ListedOrder): OrderRow {
  return {
    ...row,
    customer: contact_name,
    item_count: item_count ?? 0,
    total: money(row.total),
    customer_status: customerStatusOf(row.status, row.payment_status),
    placed_at: row.placed_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    production: presentProduction({ made, status: row.status }),
    updated_at: row.updated_at.toISOString(),
  }
}

function typedIn(db: Database, { q }: Pick<OrderFilter, 'q'>): Promise<TypedOrders> | undefined {
  return q ? searchOrders(db, q) : undefined
}

/** Selects the ids first, so other columns are not read for rows before the page. */
async function readPage(db: Database, page: Matching<{ id: string }>): Promise<OrderRow[]> {
  const ids = (await page.execute()).map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await rowsOf(db.selectFrom('orders as o').where('o.id', 'in', ids)).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentRow(row)] : []
  })
}

function matchingOrders(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  filter: OrderFilter,
  holdsTyped: RawBuilder<boolean> | undefined,
): Matching<object> {
  const { status, payment, country, product, event, partner, letter, discount, language, buyer, ready, from, to } = filter
  let matching: Matching<object> = db.selectFrom('orders as o')
  if (holdsTyped) matching = matching.where(holdsTyped)
  if (country) matching = matching.where(sql`o.shipping_address ->> 'country'`, '=', country)
  if (payment) matching = matching.where('o.payment_status', '=', payment)
  if (event) matching = matching.where('o.event_id', '=', event)
  if (partner) matching = matching.where(isBroughtBy(partner))
  if (product) matching = matching.where(hasProduct(product))
  if (filter.with) matching = matching.where(hasProduct(filter.with))
  if (letter) matching = matching.where(cameByLetter(letter))
  if (filter.cancelled) matching = matching.where('o.status', '<>', 'cancelled')
  if (filter.agent)
    matching = matching.where(sql<boolean>`o.id in (select a.order_id from agent_orders a where a.source = ${filter.agent})`)
  const came = cameFrom(filter)
  if (came) matching = matching.where(came).where('o.channel', '=', 'web')
  if (discount) matching = matching.where('o.discount_code', '=', discount)
  if (language) matching = matching.where('o.language', '=', language)
  if (buyer) matching = matching.where(buyer === 'member' ? isOfMember : sql<boolean>`not ${isOfMember}`)
  if (filter.ending) matching = matching.where(isEnding)
  if (filter.to_refund) matching = matching.where(isToRefund)
  if (filter.first_month) matching = matching.where(firstBoughtIn(filter.first_month))
  if (filter.behind) matching = matching.where(contributingOrders(filter.behind))
  if (ready) matching = matching.where(ready === 'true' ? isReadyToShip : sql<boolean>`not (${isReadyToShip})`)
  if (filter.uncollected) matching = matching.where(isUncollected(clock.now()))
  if (from) matching = matching.where('o.placed_at', '>=', startOfDay(from))
  if (to) matching = matching.where('o.placed_at', '<', endOfDay(to))
  if (status === 'proof_submitted') return matching.where('o.status', '=', 'pending').where('o.payment_status', '=', 'proof_submitted')
  return status ? matching.where('o.status', '=', status) : matching
}
