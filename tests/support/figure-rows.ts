import type { Language } from '#contract/languages.ts'
import { sql } from 'kysely'
import type { EventType } from '#contract/analytics-events.ts'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import { money } from '#contract/rules/money.ts'
import { ensureMonths } from '#modules/analytics/months.ts'

export type MadeOrder = {
  id: string
  placedAt: Date
  status: 'pending' | 'processing' | 'completed' | 'cancelled'
  /** `part`: paid, and partly refunded. */
  money: 'unpaid' | 'paid' | 'part' | 'refunded'
  language: Language
  country: string
  code: string | null
  accountId: string | null
  partnerId?: string | null
  lines: { productId: string; quantity: number; sen: number; levelId?: string }[]
}
export type MadeVisit = {
  startedAt: Date
  device: 'phone' | 'desktop' | 'bot'
  landing: string
  referrer: string | null
  campaign: string | null
  accountId: string | null
  viewed: string[]
  added: string[]
  began: boolean
  searched: { query: string; results: number }[]
  /** One-based number of the order placed in this visit. 0: none. Above the last order: an order that does not exist. */
  orders: number
  left: { step: string; sen: number } | null
}
export type Made = { orders: MadeOrder[]; visits: MadeVisit[] }
export type Making = { orders: Omit<MadeOrder, 'id'>[]; visits: MadeVisit[] }

const emptyVisit: MadeVisit = {
  startedAt: new Date('2026-01-02T04:00:00Z'),
  device: 'phone',
  landing: '/',
  referrer: null,
  campaign: null,
  accountId: null,
  viewed: [],
  added: [],
  began: false,
  searched: [],
  orders: 0,
  left: null,
}
/** Makes `count` visits that contain only the given actions. */
export const several = (count: number, visit: Partial<MadeVisit>) => Array.from({ length: count }, () => ({ ...emptyVisit, ...visit }))

export const discountSen = 50
const sumOf = ({ lines }: Pick<MadeOrder, 'lines'>) => lines.reduce((sum, { quantity, sen }) => sum + quantity * sen, 0)
export const isDiscounted = (order: Pick<MadeOrder, 'lines' | 'code'>) => order.code !== null && sumOf(order) >= discountSen
const totalOf = (order: Pick<MadeOrder, 'lines' | 'code'>) => sumOf(order) - (isDiscounted(order) ? discountSen : 0)

/** Returns what was paid and refunded, in sen. A partial refund is a third, rounded down. */
export function moneyOf(order: Pick<MadeOrder, 'lines' | 'code' | 'money'>) {
  const total = totalOf(order)
  if (order.money === 'unpaid' || total === 0) return { status: 'unpaid' as const, paid: 0, refunded: 0 }
  if (order.money === 'refunded') return { status: 'refunded' as const, paid: total, refunded: total }
  return { status: 'paid' as const, paid: total, refunded: order.money === 'part' ? Math.floor(total / 3) : 0 }
}

export async function clearRows(db: Database): Promise<void> {
  await db.deleteFrom('orders').execute()
  await sql`truncate analytics_events, analytics_sessions, analytics_cart_abandonments, figure_days, figure_changes, figure_cells, figure_months,
    figure_month_cells, figure_cohorts, figure_keys`.execute(db)
}

/** One guest per country, who orders many times. */
export const guestEmail = ({ country }: Pick<MadeOrder, 'country'>) => `Guest-${country}@example.com`

let numbered = 10_000
/** Number of an order that does not exist. */
const noOrder = 1000
const ringgit = (sen: number) => money(sen / 100)

/** Adds orders and visits to the existing ones, as the shop would have written them. */
export async function writeRows(db: Database, making: Making, there: Made): Promise<Made> {
  await ensureMonths(db, new Date('2025-12-15T00:00:00Z'))
  const orders = [...there.orders, ...making.orders.map((order) => ({ ...order, id: newId() }))]
  for (const order of orders.slice(there.orders.length)) await writeOrder(db, order)
  // Two in three visits with an order begin a second before it was placed.
  const visits = making.visits.map((visit, index) => {
    const order = orders[visit.orders - 1]
    if (!order) return { ...visit, orders: visit.orders === 0 ? 0 : noOrder }
    return index % 3 === 0 ? visit : { ...visit, startedAt: new Date(order.placedAt.getTime() - 1000) }
  })
  for (const visit of visits) await writeVisit(db, visit, orders)
  return { orders, visits: [...there.visits, ...visits] }
}

async function writeOrder(db: Database, order: MadeOrder): Promise<void> {
  const { status, paid, refunded } = moneyOf(order)
  numbered += 1
  await db
    .insertInto('orders')
    .values({
      id: order.id,
      order_number: `UND-${numbered}`,
      account_id: order.accountId,
      status: order.status,
      payment_status: status,
      paid_through: status === 'unpaid' ? null : 'staff',
      language: order.language,
      contact_name: 'Somebody',
      // The email address is all that identifies a guest.
      email: guestEmail(order),
      phone: '+60123456789',
      shipping_address: JSON.stringify({ country: order.country }),
      shipping_zone: 'my',
      subtotal: ringgit(sumOf(order)),
      discount: ringgit(isDiscounted(order) ? discountSen : 0),
      discount_code: isDiscounted(order) ? order.code : null,
      shipping: ringgit(0),
      tax: ringgit(0),
      total: ringgit(totalOf(order)),
      tax_rate: 0,
      payment_method: JSON.stringify({}),
      paid: ringgit(paid),
      refunded: ringgit(refunded),
      placed_at: order.placedAt,
    })
    .execute()
  await writeReferral(db, order)
  for (const [position, { productId, quantity, sen, levelId }] of order.lines.entries())
    await db
      .insertInto('order_items')
      .values({
        id: newId(),
        order_id: order.id,
        position,
        product_id: productId,
        stock_level_id: levelId ?? null,
        sku: 'T',
        name: 'Thing',
        quantity,
        unit_price: ringgit(sen),
        line_total: ringgit(sen * quantity),
        is_pre_order: false,
      })
      .execute()
}

async function writeReferral(db: Database, order: MadeOrder): Promise<void> {
  if (!order.partnerId) return
  await db
    .insertInto('partner_referrals')
    .values({ id: newId(), order_id: order.id, partner_id: order.partnerId, placed_at: order.placedAt, rate: 0.1, net_sen: 0 })
    .execute()
}

async function writeVisit(db: Database, visit: MadeVisit, orders: readonly MadeOrder[]): Promise<void> {
  const id = newId()
  const { accountId, startedAt } = visit
  await db
    .insertInto('analytics_sessions')
    .values({
      id,
      month: `${startedAt.toISOString().slice(0, 7)}-01`,
      started_at: startedAt,
      last_seen_at: startedAt,
      account_id: accountId,
      device_class: visit.device,
      referrer_host: visit.referrer,
      landing_path: visit.landing,
      utm_campaign: visit.campaign,
    })
    .execute()
  const order = orders[visit.orders - 1]
  const events = [
    ...visit.viewed.map((productId) => ({ type: 'product_view', productId, data: { productId } })),
    ...visit.added.map((productId) => ({ type: 'add_to_cart', productId, data: { productId } })),
    ...visit.searched.map((data) => ({ type: 'search', productId: null, data })),
    ...(visit.began ? [{ type: 'checkout_start', productId: null, data: {} }] : []),
    ...(visit.orders > 0 ? [{ type: 'checkout_complete', productId: null, data: { orderId: order?.id ?? newId() } }] : []),
  ]
  // Events after midnight belong to the session of the day on which it began.
  for (const [index, { type, productId, data }] of events.entries())
    await db
      .insertInto('analytics_events')
      .values({
        id: newId(),
        occurred_at: new Date(startedAt.getTime() + index * 1000),
        session_id: id,
        account_id: accountId,
        event_type: type as EventType,
        event_category: 'ecommerce',
        event_data: JSON.stringify(data),
        product_id: productId,
      })
      .execute()
  if (visit.left)
    await db
      .insertInto('analytics_cart_abandonments')
      .values({
        id: newId(),
        occurred_at: startedAt,
        session_id: id,
        account_id: accountId,
        cart_value: ringgit(visit.left.sen),
        items: JSON.stringify([]),
        last_step: visit.left.step,
      })
      .execute()
}
