import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { runningShop } from '#tests/support/shop.ts'
import { orderOf } from '#tests/support/given.ts'
import { createLinkCart } from './link-cart.ts'
import { hashHandoff } from './handoff-token.ts'

const { db, given, origin, shop } = await runningShop({ PUBLIC_URL: 'https://shop.example' })
const method = await given.paymentMethod()
const mug = await given.product({ name: 'Mug', price: 49 })
const soldOut = await given.product({ name: 'Bag', stock: 0 })
const tee = await given.product({ name: 'Tee', sizes: ['M', '2–3'], variations: [{ name: 'Lapis' }] })
const [lapis = ''] = tee.variationIds
await db.insertInto('discounts').values({ id: newId(), code: 'NAURYZ10', kind: 'percent', value: 10 }).execute()
const patience = { timeout: 30_000 }

const platformId = newId()
await db
  .insertInto('agent_platforms')
  .values({
    id: platformId,
    profile_url: 'https://agent.example/ucp.json',
    host: 'agent.example',
    version: '2026-08-25',
    first_seen: new Date(),
    last_seen: new Date(),
  })
  .execute()

const place = {
  id: 'dest_1',
  street_address: '12 Jalan Merdeka',
  address_locality: 'Shah Alam',
  address_region: 'Selangor',
  postal_code: '40000',
  address_country: 'MY',
}

type Given = { expires?: number; delivery?: object; codes?: string[] }

async function givenCheckout(token: string, { expires = 3_600_000, delivery = {}, codes = ['NAURYZ10'] }: Given = {}) {
  const now = new Date()
  await db
    .insertInto('agent_checkouts')
    .values({
      id: `chk_${token}`,
      platform_id: platformId,
      handoff_hash: hashHandoff(token),
      items: JSON.stringify([
        { id: 'li_1', product_id: mug.id, variation_id: null, size: null, quantity: 2 },
        { id: 'li_2', product_id: tee.id, variation_id: lapis, size: 'M', quantity: 1 },
      ]),
      codes,
      shown: JSON.stringify({
        totals: [
          { type: 'subtotal', amount: 9800 },
          { type: 'total', amount: 9730 },
        ],
      }),
      language: 'en',
      buyer: JSON.stringify({ first_name: 'Aisyah', last_name: 'Rah\u202eman', email: 'aisyah@example.com', phone_number: '+60123456789' }),
      delivery: JSON.stringify({ type: 'shipping', destinations: [place], selected: 'dest_1', ...delivery }),
      created_at: now,
      touched_at: now,
      expires_at: new Date(now.getTime() + expires),
    })
    .execute()
}

async function look(token: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/api/handoffs/look`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ token }),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, unknown> }
}

async function placeWith(handoff: string) {
  const response = await fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': newId() },
    body: JSON.stringify({ ...orderOf(method, [{ product_id: mug.id, quantity: 1 }]), handoff }),
  })
  return { status: response.status, body: (await response.json()) as { order: { id: string }; guest_token: string } }
}

it('shows what an agent prepared to the holder of the link (agents, section 10)', async () => {
  await givenCheckout('whole')
  const { status, headers, body } = await look('whole')
  expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([200, 'private, no-store', null])
  expect(body).toEqual({
    kind: 'checkout',
    platform: 'agent.example',
    expires_at: expect.any(String),
    items: [
      { product_id: mug.id, variation_id: null, quantity: 2 },
      { product_id: tee.id, variation_id: lapis, size: 'M', quantity: 1 },
    ],
    discount_code: 'NAURYZ10',
    shown_total: 97.3,
    contact: { name: 'Aisyah Rahman', email: 'aisyah@example.com', phone: '+60123456789' },
    shipping: { address: '12 Jalan Merdeka', city: 'Shah Alam', state: 'Selangor', zip: '40000', country: 'MY' },
    event_id: null,
  })
})

it('fills in the code that counts', async () => {
  await givenCheckout('codes', { codes: ['WRONG', ' nauryz10 '] })
  expect((await look('codes')).body['discount_code']).toBe('NAURYZ10')
  await givenCheckout('no code', { codes: ['WRONG'] })
  expect((await look('no code')).body['discount_code']).toBeNull()
})

it('names a country that the shop does not list, and where an order is collected', async () => {
  await givenCheckout('far', { delivery: { destinations: [{ ...place, address_country: 'FR' }] } })
  expect((await look('far')).body['shipping']).toMatchObject({ country: 'OTHER', country_name: 'France' })
  const fair = newId()
  await givenCheckout('fair', { delivery: { type: 'pickup', destinations: [], selected: fair } })
  expect((await look('fair')).body).toMatchObject({ shipping: null, event_id: fair, delivery: 'pickup' })
  await givenCheckout('studio', { delivery: { type: 'pickup', destinations: [], selected: 'studio' } })
  expect((await look('studio')).body).toMatchObject({ shipping: null, event_id: null, delivery: 'pickup' })
})

it('answers alike for a wrong, a cancelled and an expired one', async () => {
  await givenCheckout('expired', { expires: -1000 })
  await givenCheckout('cancelled')
  await db.updateTable('agent_checkouts').set({ canceled_at: new Date() }).where('id', '=', 'chk_cancelled').execute()
  for (const token of ['wrong', 'expired', 'cancelled']) expect([token, (await look(token)).status]).toEqual([token, 404])
})

it('completes with the first order alone, and then leads the buyer’s own browser to it', async () => {
  await givenCheckout('once')
  const first = await placeWith('once')
  expect(first.status).toBe(201)
  const row = await db.selectFrom('agent_checkouts').selectAll().where('id', '=', 'chk_once').executeTakeFirstOrThrow()
  expect([row.order_id, row.buyer, row.delivery]).toEqual([first.body.order.id, null, null])
  expect(await look('once')).toMatchObject({ status: 410, body: { code: 'handoff_used', order_id: null } })
  const own = await look('once', { 'guest-session-token': first.body.guest_token })
  expect(own).toMatchObject({ status: 410, body: { order_id: first.body.order.id } })
  const second = await placeWith('once')
  expect(second.status).toBe(201)
  const brought = await db.selectFrom('agent_orders').select(['order_id', 'source', 'checkout_id']).execute()
  expect(brought).toEqual([{ order_id: first.body.order.id, source: 'agent.example', checkout_id: 'chk_once' }])
})

it('stays open when the order is refused for a changed price or missing items', async () => {
  await givenCheckout('refused')
  const sendOrder = (order: object) =>
    fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newId() },
      body: JSON.stringify({ ...order, handoff: 'refused' }),
    })
  const changed = await sendOrder({ ...orderOf(method, [{ product_id: mug.id, quantity: 1 }]), quoted_total: 1 })
  expect([changed.status, await changed.json()]).toMatchObject([409, { code: 'price_changed' }])
  const gone = await sendOrder(orderOf(method, [{ product_id: soldOut.id, quantity: 1 }]))
  expect([gone.status, await gone.json()]).toMatchObject([409, { code: 'out_of_stock' }])
  expect((await look('refused')).status).toBe(200)
})

it('places an ordinary order with an unknown token', async () => {
  expect((await placeWith('nobody’s')).status).toBe(201)
})

it('fills a cart by a permalink (section 11)', async () => {
  const open = async (path: string) => {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' })
    expect([status, headers.get('cache-control'), headers.get('referrer-policy'), headers.get('set-cookie')]).toEqual([
      303,
      'no-store',
      'no-referrer',
      null,
    ])
    return headers.get('location') ?? ''
  }
  const location = await open(`/buy/${mug.id}:2,${lapis}.M:1,${mug.id}:1?utm_source=chat&email=a@b.example`)
  expect(location).toMatch(/^\/cart\?utm_source=chat&handoff=[\w-]{43}$/)
  const token = new URL(location, origin).searchParams.get('handoff') ?? ''
  expect((await look(token)).body).toEqual({
    kind: 'cart',
    platform: null,
    expires_at: expect.any(String),
    items: [
      { product_id: mug.id, variation_id: null, quantity: 3 },
      { product_id: tee.id, variation_id: lapis, size: 'M', quantity: 1 },
    ],
    discount_code: null,
    shown_total: null,
  })
  expect(await open(`/buy/${mug.id}:1?continue_to=/checkout&context/language=kk`)).toMatch(/^\/checkout\?handoff=/)
  expect(await open(`/buy/${mug.id}:1?continue_to=//evil.example&context/language=kk`)).toMatch(/^\/kk\/cart\?handoff=/)
  for (const path of ['/buy', '/buy/', `/buy/${tee.id}:1`, '/buy/nonsense', '/buy/%ff%00:1', `/buy/${newId()}:1`])
    expect(await open(path)).toBe('/cart')
  const order = await placeWith(token)
  expect(order.status).toBe(201)
  expect(await db.selectFrom('agent_orders').select('source').where('order_id', '=', order.body.order.id).executeTakeFirst()).toEqual({
    source: 'agent-link',
  })
  expect((await look(token)).status).toBe(200)
})

it('closes with its switches', async () => {
  await givenCheckout('switched')
  const items = [{ product_id: mug.id, variation_id: null, size: null, quantity: 1 }]
  const link = async (from: 'permalink' | 'mcp') => (await createLinkCart(shop, { from, items, language: 'en' })).token
  const [permalink, byTool] = [await link('permalink'), await link('mcp')]
  const statuses = async () => [(await look('switched')).status, (await look(permalink)).status, (await look(byTool)).status]
  await changeSettings(shop, { agents_mcp: 'off' })
  await expect.poll(statuses, patience).toEqual([200, 200, 404])
  await changeSettings(shop, { agents_mcp: 'on', agents_ucp: 'off' })
  await expect.poll(statuses, patience).toEqual([404, 404, 200])
  await expect.poll(async () => (await look('switched')).status, patience).toBe(404)
  expect((await fetch(`${origin}/buy/${mug.id}:1`, { redirect: 'manual' })).status).toBe(404)
  await changeSettings(shop, { agents_ucp: 'on' })
  await expect.poll(async () => (await look('switched')).status, patience).toBe(200)
})
