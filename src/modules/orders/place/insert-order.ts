import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'
import type { OrderDetails } from '../read/order-details.ts'
import { drawOrderNumbers } from './order-number.ts'
import type { OrderOrigin } from '../order-origin.ts'

export type NewOrderRows = {
  order: Omit<OrderDetails, 'order_number' | 'updated_at' | 'items' | 'history' | 'proofs' | 'made' | 'pickup' | 'agent'> & {
    paid_through: 'staff' | null
    shipping_zone: string
    tax_rate: number
  }
  items: readonly (OrderDetails['items'][number] & { stock_level_id: string | null })[]
  historyId: string
  history: Pick<OrderDetails['history'][number], 'account_id'>
  tokenHash: Buffer | null
  origin: OrderOrigin | undefined
}

/** Inserts an order with its lines, first history entry, token and origin in one statement. Returns the drawn number that it got. */
export async function insertOrder(ctx: Pick<Ctx, 'db'>, rows: NewOrderRows, draw = drawOrderNumbers): Promise<string> {
  const items = JSON.stringify(rows.items.map((item, position) => ({ ...item, position })))
  for (;;) {
    const orderNumber = await tryInsert(ctx, rows, { items, numbers: draw() })
    // Undefined if another order took the number between the check and the insert.
    if (orderNumber !== undefined) return orderNumber
  }
}

async function tryInsert(
  { db }: Pick<Ctx, 'db'>,
  { order, history, historyId, tokenHash, origin }: NewOrderRows,
  { items, numbers }: { items: string; numbers: string[] },
): Promise<string | undefined> {
  const { rows } = await sql<{ order_number: string }>`
    with free as (
      select c.number from unnest(${numbers}::text[]) with ordinality as c (number, place)
      where (select taken.order_number from orders as taken where taken.order_number = c.number) is null order by c.place limit 1
    ), placed as (
      insert into orders (id, order_number, account_id, status, payment_status, channel, language, contact_name, email, phone, delivery, promised_made_by, promised_from, promised_to, shipping_address, billing_address,
        shipping_zone, subtotal, discount, discount_code, gift_wrapping, shipping, tax, rounding, total, paid, paid_through, tax_rate, payment_method_id, payment_method, note, gift_message, partner_code, event_id, placed_at, expires_at)
      select ${order.id}::uuid, free.number, ${order.account_id}::uuid, ${order.status}, ${order.payment_status}, ${order.channel}, ${order.language}, ${order.contact_name},
        ${order.email}, ${order.phone}, ${order.delivery}, ${order.promised_made_by}::date, ${order.promised_from}::date, ${order.promised_to}::date, ${JSON.stringify(order.shipping_address)}::jsonb, ${order.billing_address && JSON.stringify(order.billing_address)}::jsonb,
        ${order.shipping_zone}, ${order.subtotal}::numeric, ${order.discount}::numeric, ${order.discount_code}, ${order.gift_wrapping}::numeric, ${order.shipping}::numeric, ${order.tax}::numeric,
        ${order.rounding}::numeric, ${order.total}::numeric, ${order.paid}::numeric, ${order.paid_through}::text, ${order.tax_rate}::numeric, ${order.payment_method_id}::uuid, ${JSON.stringify(order.payment_method)}::jsonb,
        ${order.note}, ${order.gift_message}, ${order.partner_code}, ${order.event_id}::uuid, ${order.placed_at}::timestamptz, ${order.expires_at}::timestamptz
      from free on conflict (order_number) do nothing
      returning id, order_number, status, payment_status, paid, placed_at
    ), lines as (
      insert into order_items (id, order_id, position, product_id, variation_id, stock_level_id, variation_name, size, sku, name, image_url, quantity,
        unit_price, line_total, is_pre_order, ships_on)
      select i.id, placed.id, i.position, i.product_id, i.variation_id, i.stock_level_id, i.variation_name, i.size, i.sku, i.name, i.image_url, i.quantity,
        i.unit_price, i.line_total, i.is_pre_order, i.ships_on
      from placed, jsonb_to_recordset(${items}::jsonb) as i (id uuid, position int, product_id uuid, variation_id uuid, stock_level_id uuid,
        variation_name text, size text, sku text, name text, image_url text, quantity int, unit_price numeric, line_total numeric, is_pre_order boolean, ships_on date)
    ), noted as (
      insert into order_history (id, order_id, kind, status, payment_status, paid_change, account_id, created_at)
      select ${historyId}::uuid, id, 'placed', status, payment_status, paid, ${history.account_id}::uuid, placed_at from placed
    ), token as (
      insert into order_guest_tokens (token_hash, order_id, created_at)
      select given.hash, placed.id, placed.placed_at from placed, (select ${tokenHash}::bytea as hash) as given where given.hash is not null
    ), origin as (
      insert into order_origins (order_id, buyer, source)
      select placed.id, given.buyer, given.source
      from placed, (select ${origin?.buyer ?? null}::bytea as buyer, ${origin?.source ?? null}::bytea as source) as given where given.buyer is not null
    )
    select order_number from placed`.execute(db)
  return rows[0]?.order_number
}
