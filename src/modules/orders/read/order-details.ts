import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Address, BillingAddress, PaymentMethod } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import { agentLinkSource } from '#contract/rules/order-sources.ts'
import type { Database } from '#kit/database/database.ts'
import type { DB } from '#kit/database/tables.ts'

export type PaymentMethodCopy = Omit<PaymentMethod, 'id' | 'description' | 'countries' | 'amount_from' | 'amount_to' | 'is_sandbox'> & {
  /** Absent in orders placed before methods had one. */
  duitnow_payload?: string | null
}

const orderColumns = [
  'o.id',
  'o.order_number',
  'o.account_id',
  'o.status',
  'o.payment_status',
  'o.channel',
  'o.language',
  'o.contact_name',
  'o.email',
  'o.phone',
  'o.delivery',
  'o.promised_made_by',
  'o.promised_from',
  'o.promised_to',
  'o.subtotal',
  'o.discount',
  'o.discount_code',
  'o.gift_wrapping',
  'o.shipping',
  'o.tax',
  'o.rounding',
  'o.total',
  'o.paid',
  'o.refunded',
  'o.payment_method_id',
  'o.reference',
  'o.tracking_number',
  'o.note',
  'o.gift_message',
  'o.partner_code',
  'o.event_id',
  'o.collected_at',
  'o.proof_refusal',
  'o.placed_at',
  'o.expires_at',
  'o.updated_at',
] as const
const itemColumns = [
  'i.id',
  'i.product_id',
  'i.variation_id',
  'i.variation_name',
  'i.size',
  'i.sku',
  'i.name',
  'i.image_url',
  'i.quantity',
  'i.unit_price',
  'i.line_total',
  'i.is_pre_order',
  'i.ships_on',
  'i.handed_over',
  sql<boolean>`i.collected_event_id is not null`.as('is_collected_earlier'),
] as const
const historyColumns = [
  'h.kind',
  'h.status',
  'h.payment_status',
  'h.note',
  'h.amount',
  'h.is_internal',
  'h.is_override',
  'h.held_until',
  'h.about',
  'h.account_id',
  'h.created_at',
] as const
const proofColumns = ['p.id', 'p.mime', 'p.size', 'p.submitted_at'] as const

/** A condition on `orders as o`, also used for access. */
export type OrderCondition = (eb: ExpressionBuilder<DB & { o: DB['orders'] }, 'o'>) => Expression<SqlBool>

type Made = { done: number; total: number }

/** Finished items of order `o` that are made in steps; null if it has none. An item with a remake in progress is not finished. */
export const madeOf = sql<Made | null>`(
  select json_build_object('done', count(*) filter (where m.is_done), 'total', count(*))
  from (
    select bool_and(status = 'done') as is_done from production_items where order_id = o.id group by order_item_id
  ) as m having count(*) > 0
)`

type PlaceWords = Record<'title' | 'venue' | 'address', string>
/** The current data of an order's event in the order's language; `words` has the other languages. */
type PickupPlace = PlaceWords &
  Record<'slug' | 'country' | 'starts_at' | 'ends_at' | 'time_zone' | 'until' | 'status', string> & {
    words: Partial<Record<Language, PlaceWords>>
  }

const pickupOf = sql<PickupPlace | null>`(
  select json_build_object('slug', e.slug, 'title', coalesce(nullif(t.title, ''), e.title), 'venue', coalesce(nullif(t.venue, ''), e.venue), 'address', coalesce(nullif(t.address, ''), e.address),
    'country', e.country, 'starts_at', e.starts_at, 'ends_at', e.ends_at, 'time_zone', e.time_zone, 'until', coalesce(e.pickup_until, e.ends_at), 'status', e.status,
    'words', (select json_object_agg(w.language, json_build_object('title', coalesce(nullif(w.title, ''), e.title), 'venue', coalesce(nullif(w.venue, ''), e.venue), 'address', coalesce(nullif(w.address, ''), e.address)))
      from (select language, title, venue, address from event_translations where event_id = e.id union all select 'en', e.title, e.venue, e.address) as w))
  from events as e left join event_translations as t on t.event_id = e.id and t.language = o.language
  where e.id = o.event_id and o.channel <> 'counter'
)`

/** For an order `o`: the host of the agent that prepared it; null for other orders, and for those from links. */
export const agentOf = sql<string | null>`(select a.source from agent_orders a where a.order_id = o.id and a.source <> ${agentLinkSource})`

/** Reads orders with all data of an answer in one statement, newest first. */
export function readOrders(db: Database, condition: OrderCondition) {
  return db
    .selectFrom('orders as o')
    .where(condition)
    .select(orderColumns)
    .select([
      sql<Address>`o.shipping_address`.as('shipping_address'),
      sql<BillingAddress | null>`o.billing_address`.as('billing_address'),
      sql<PaymentMethodCopy>`o.payment_method`.as('payment_method'),
      madeOf.as('made'),
      pickupOf.as('pickup'),
      agentOf.as('agent'),
    ])
    .select((eb) => [
      jsonArrayFrom(eb.selectFrom('order_items as i').whereRef('i.order_id', '=', 'o.id').orderBy('i.position').select(itemColumns)).as(
        'items',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('order_history as h')
          .whereRef('h.order_id', '=', 'o.id')
          .orderBy('h.created_at')
          .orderBy('h.id')
          .select(historyColumns),
      ).as('history'),
      jsonArrayFrom(
        eb
          .selectFrom('payment_proofs as p')
          .whereRef('p.order_id', '=', 'o.id')
          .orderBy('p.submitted_at')
          .orderBy('p.id')
          .select(proofColumns),
      ).as('proofs'),
    ])
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id')
    .execute()
}
export type OrderDetails = Awaited<ReturnType<typeof readOrders>>[number]

export async function findOrderDetails(db: Database, condition: OrderCondition): Promise<OrderDetails | undefined> {
  const [details] = await readOrders(db, condition)
  return details
}
