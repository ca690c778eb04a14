import { randomUUID } from 'node:crypto'
import { createClient } from '../../src/kit/database/client.ts'
import { ensureDatabaseServer } from '../../src/kit/database/database-server.ts'
import { signIn } from './goods.mjs'

const hourMs = 3_600_000
const names = ['Nurul Izzah', 'Aigerim Sadyk', 'Wei Ling Tan', 'Daniyar Omarov', 'Priya Nair', 'Farid Hakim', 'Aizada Bekova', 'Mei Chen']

/** Creates a running event with `count` paid orders of two items each, ready for pickup. */
export async function fillEvent({ origin, dataDir }, count) {
  const cookie = await signIn(origin)
  const send = (path, body) => ask('POST', path, body)
  const ask = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', origin, cookie, 'idempotency-key': randomUUID() }
    const request = { method, headers, body: JSON.stringify(body) }
    const response = await fetch(`${origin}/api${path}`, request)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const event = await send('/admin/events', {
    slug: `measured-${randomUUID()}`,
    title: 'Measured fair',
    venue: 'Hall',
    address: 'Street 1',
    status: 'published',
    starts_at: new Date(Date.now() - hourMs).toISOString(),
    ends_at: new Date(Date.now() + 10 * hourMs).toISOString(),
  })
  const products = []
  for (let made = 0; made < 8; made += 1)
    products.push(
      await send('/admin/products', {
        sku: `BENCH-${randomUUID().slice(0, 8)}`,
        name: `Measured tee of the steppe ${made}`,
        price: 29.9,
        status: 'active',
        stock: count * 2,
      }),
    )
  await send(`/admin/events/${event.id}/inventory`, { items: products.map(({ id }) => ({ product_id: id, change: count * 2 })) })
  const { payment_methods: methods } = await (await fetch(`${origin}/api/checkout/options`)).json()
  const { order } = await send('/orders', {
    items: products.slice(0, 2).map(({ id }) => ({ product_id: id, quantity: 1 })),
    contact: { name: names[0], email: 'nurul@example.com', phone: '+60 12 345 6789' },
    event_id: event.id,
    payment_method_id: methods.find(({ type }) => type === 'bank_transfer').id,
  })
  await ask('PUT', `/admin/orders/${order.id}/payment`, { decision: 'accepted' })
  await copyOrder(dataDir, { orderId: order.id, productIds: products.map(({ id }) => id), copies: count - 1 })
  return { eventId: event.id, cookie }
}

/** Copies only the rows that the pickup list reads. Placing that many orders one by one takes minutes. */
async function copyOrder(dataDir, { orderId, productIds, copies }) {
  const server = await ensureDatabaseServer({ databaseUrl: undefined, dataDir })
  const client = createClient({ connectionString: server.url })
  try {
    await client.connect()
    await client.query(
      `with placed as (
        insert into orders (id, order_number, status, payment_status, channel, language, contact_name, email, phone, delivery, shipping_address, shipping_zone,
          subtotal, discount, shipping, tax, total, paid, paid_through, tax_rate, payment_method, event_id, placed_at)
        select uuidv7(), 'UND-' || (10000000 + (select count(*) from orders) + n), status, payment_status, channel, language, ($2::text[])[1 + n % array_length($2::text[], 1)], email, phone,
          delivery, shipping_address, shipping_zone, subtotal, discount, shipping, tax, total, paid, paid_through, tax_rate, payment_method, event_id, placed_at
        from orders, generate_series(1, $4::int) n where id = $1::uuid returning id, order_number
      )
      insert into order_items (id, order_id, position, product_id, sku, name, quantity, unit_price, line_total, is_pre_order)
      select uuidv7(), o.id, line, p.id, p.sku, p.name, 1, 29.9, 29.9, false
      from placed o cross join generate_series(0, 1) line
      join products p on p.id = ($3::uuid[])[1 + (right(o.order_number, 2)::int + line) % array_length($3::uuid[], 1)]`,
      [orderId, names, productIds, copies],
    )
    await client.query(
      `update event_stock s set reserved = held.pieces
      from (
        select i.product_id, sum(i.quantity)::int as pieces from order_items i join orders o on o.id = i.order_id
        where o.event_id = (select event_id from orders where id = $1::uuid) group by i.product_id
      ) held
      where s.event_id = (select event_id from orders where id = $1::uuid) and s.product_id = held.product_id`,
      [orderId],
    )
  } finally {
    await client.end()
    await server.release()
  }
}
