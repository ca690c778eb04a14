import { expect, it } from 'vitest'
import type { KeptCart } from '#contract/carts.ts'
import { mostCartLines } from '#contract/rules/cart-limits.ts'
import { newId } from '#kit/ids.ts'
import { readerSetCookie } from '#modules/newsletter/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { tokenIn } from '#tests/support/mailbox.ts'

const { call, db, given, mails, member, shop } = await shopWithAccounts()
await shop.startJobs()

const cartOf = async (token: string) => (await call('GET', '/api/cart', { token })).body as unknown as KeptCart
const put = (token: string, items: object[], version: number) => call('PUT', '/api/cart', { token, body: { items, version } })
const pieces = ({ lines }: KeptCart) => lines.map(({ product_id, quantity }) => [product_id, quantity])

it('keeps a cart with its account, without prices, and nobody else’s', async () => {
  const [token, other] = [await member('keeps@example.com'), await member('other@example.com')]
  const { id, variationIds } = await given.product({ sizes: ['M'], variations: [{ name: 'Lapis', price: 12 }], price: 40 })
  expect(await cartOf(token)).toEqual({ version: 0, lines: [] })
  const item = { product_id: id, variation_id: variationIds[0], size: 'M', quantity: 60 }
  const { status, body } = await put(token, [item, item, { product_id: newId(), quantity: 1 }], 0)
  expect(status).toBe(200)
  expect(body).toMatchObject({ version: 1, lines: [{ product_id: id, quantity: 99, size: 'M', variation_name: 'Lapis', price: 12 }] })
  expect(await cartOf(token)).toEqual(body)
  expect(await cartOf(other)).toEqual({ version: 0, lines: [] })
  expect((await call('GET', '/api/cart')).status).toBe(401)
  const columns = await db.introspection.getTables()
  const names = columns
    .filter(({ name }) => name === 'carts' || name === 'cart_items')
    .flatMap((table) => table.columns.map(({ name }) => name))
  expect(names.filter((name) => /price|total|amount/.test(name))).toEqual([])
})

it('notifies a device that another was quicker, with the present cart', async () => {
  const token = await member('two-devices@example.com')
  const [hat, mug] = [await given.product(), await given.product()]
  const both = await Promise.all([
    put(token, [{ product_id: hat.id, quantity: 1 }], 0),
    put(token, [{ product_id: mug.id, quantity: 1 }], 0),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = both.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'cart_changed', current: { version: 1, lines: [{ quantity: 1 }] } })
})

it('holds no more than a cart may', async () => {
  const token = await member('much@example.com')
  const { id } = await given.product()
  const items = Array.from({ length: mostCartLines + 1 }, () => ({ product_id: id, quantity: 1 }))
  expect((await put(token, items, 0)).status).toBe(422)
  expect((await put(token, [{ product_id: id, quantity: 0 }], 0)).status).toBe(422)
})

it('loses the ordered lines, and nothing else', async () => {
  const token = await member('orders@example.com')
  const [hat, mug, method] = [await given.product(), await given.product(), await given.paymentMethod()]
  await put(
    token,
    [
      { product_id: hat.id, quantity: 1 },
      { product_id: mug.id, quantity: 3 },
    ],
    0,
  )
  const headers = { 'idempotency-key': newId() }
  expect((await call('POST', '/api/orders', { token, headers, body: orderOf(method, [{ product_id: hat.id, quantity: 1 }]) })).status).toBe(
    201,
  )
  const kept = await cartOf(token)
  expect(kept.version).toBe(2)
  expect(pieces(kept)).toEqual([[mug.id, 3]])
})

it('opens nothing by an invalid link', async () => {
  expect(await call('POST', '/api/cart/restore', { body: { token: 'nonsense' } })).toMatchObject({
    status: 410,
    body: { code: 'newsletter_link_expired' },
  })
})

it('keeps a guest’s cart for readers of letters, does not reveal who they are, and forgets it with their order', async () => {
  const [product, method] = [await given.product({ stock: 9 }), await given.paymentMethod()]
  const now = new Date()
  await db
    .insertInto('newsletter_subscribers')
    .values({
      id: newId(),
      email: 'reads@example.com',
      language: 'en',
      source: 'form',
      status: 'confirmed',
      created_at: now,
      confirmed_at: now,
    })
    .execute()
  const items = [{ product_id: product.id, quantity: 2 }]
  const cookie = readerSetCookie('reads@example.com', { secret: shop.config.authSecret, isSecure: false }).split(';', 1).join()
  const keep = (email: string, headers: Record<string, string> = {}) => call('PUT', '/api/cart/guest', { body: { email, items }, headers })
  const kept = () => db.selectFrom('guest_carts').select(['email', 'items']).execute()
  const others = [await keep('Reads@example.com'), await keep('stranger@example.com'), await keep('stranger@example.com', { cookie })]
  const forged = await keep('reads@example.com', { cookie: `reader=${'A'.repeat(22)}` })
  expect(await kept()).toEqual([])
  const reader = await keep('Reads@example.com', { cookie })
  for (const other of [...others, forged]) expect([other.status, other.body]).toEqual([204, reader.body])
  expect(await kept()).toMatchObject([{ email: 'reads@example.com', items: [{ product_id: product.id, quantity: 2 }] }])
  expect((await keep('no address', { cookie })).status).toBe(422)

  const contact = { name: 'Dana', email: 'reads@example.com', phone: '+60 12 345 6789' }
  const order = orderOf(method, items, { contact })
  expect((await call('POST', '/api/orders', { body: order, headers: { 'idempotency-key': newId() } })).status).toBe(201)
  expect(await kept()).toEqual([{ email: 'reads@example.com', items: [] }])
})

it('recognises the browser where somebody confirmed a subscription', async () => {
  await call('POST', '/api/newsletter-subscribe', { body: { email: 'confirms@example.com' } })
  const token = tokenIn(await mails.newest('confirms@example.com'))
  const answer = await call('POST', '/api/newsletter-confirm', { body: { token } })
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';', 1).join())
  expect(cookie).not.toContain('confirms')
  const items = [{ product_id: (await given.product()).id, quantity: 1 }]
  await call('PUT', '/api/cart/guest', { body: { email: 'confirms@example.com', items }, headers: { cookie } })
  const kept = await db.selectFrom('guest_carts').select('id').where('email', '=', 'confirms@example.com').execute()
  expect(kept).toHaveLength(1)
})

it('lists goods bought together, most often first, and nothing of a single buyer', async () => {
  const method = await given.paymentMethod()
  const [tee, mug, pin, bag, early] = await Promise.all([0, 1, 2, 3, 4].map(() => given.product()))
  const buy = async (...things: ({ id: string } | undefined)[]) => {
    const items = things.map((thing) => ({ product_id: thing?.id, quantity: 1 }))
    const contact = { name: 'Nurul Izzah', email: `${newId()}@example.com`, phone: '+60 12 345 6789' }
    const order = orderOf(method, items, { contact })
    const { body } = await call('POST', '/api/orders', { body: order, headers: { 'idempotency-key': newId() } })
    return body as unknown as { order: { id: string }; guest_token: string }
  }
  for (const others of [[mug, pin], [mug, pin], [mug], [bag], [early], [early]]) await buy(tee, ...others)
  for (const { order, guest_token } of [await buy(tee, bag), await buy(tee, bag)])
    await call('POST', `/api/orders/${order.id}/cancellation`, { headers: { 'guest-session-token': guest_token } })
  await db
    .updateTable('products')
    .set({ early_access_until: '2099-01-01' })
    .where('id', '=', early?.id ?? '')
    .execute()
  const together = async (...things: ({ id: string } | undefined)[]) => {
    const { body } = await call('GET', `/api/cart/goes-with?products=${things.map((thing) => thing?.id).join(',')}&lang=ru`)
    return (body['products'] as { id: string }[]).map(({ id }) => id)
  }
  expect(await together(tee)).toEqual([mug?.id, pin?.id])
  expect(await together(tee, mug)).toEqual([pin?.id])
  expect(await together(bag)).toEqual([])
  expect((await call('GET', '/api/cart/goes-with?products=x')).status).toBe(422)
})
