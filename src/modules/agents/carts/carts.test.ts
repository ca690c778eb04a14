import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { findHandoff } from '../handoffs/handoff-store.ts'
import { agentPlatform, askUcp } from '#tests/support/agent-platform.ts'
import { runningShop } from '#tests/support/shop.ts'
import { tablesThatHold } from '#tests/support/tables-that-hold.ts'
import { ucpSchemas } from '#tests/support/ucp-schemas.ts'

const { origin, db, given, shop } = await runningShop()
const agent = await agentPlatform()
const other = await agentPlatform({ version: '2026-04-08' })
const mug = await given.product({ name: 'Mug', price: 49, member_price: 30, variations: [{ name: 'Lapis' }], stock: 5 })
const shirt = await given.product({ name: 'Shirt', names: { ru: 'Рубашка' }, price: 90, sizes: ['M', 'L'] })
const gone = await given.product({ name: 'Bag', stock: 0 })
const lapis = mug.variationIds[0] ?? ''
const code = { id: newId(), code: 'NAURYZ10', kind: 'percent', value: 10 } as const
await db.insertInto('discounts').values(code).execute()
await db
  .insertInto('discounts')
  .values({ ...code, id: newId(), code: 'OVER', ends_at: '2020-01-01T00:00:00Z' })
  .execute()
await db
  .insertInto('discounts')
  .values({ ...code, id: newId(), code: 'CLUB', members_only: true })
  .execute()

type Line = { id: string; item: { id: string; title: string; price: number }; quantity: number }
type Cart = {
  id: string
  line_items: Line[]
  totals: { type: string; amount: number }[]
  messages?: { code: string; path?: string; content: string }[]
  continue_url: string
  expires_at: string
  discounts?: object
}
type Given = Parameters<typeof askUcp>[3]
const ask = async (method: string, path: string, given: Given = {}) => {
  const answer = await askUcp(origin, method, path, { headers: agent.headers, ...given })
  return { ...answer, cart: answer.body as unknown as Cart }
}
const of = (...lines: [unit: string, quantity: number][]) => ({ line_items: lines.map(([id, quantity]) => ({ item: { id }, quantity })) })
const create = (body: object, headers = {}) => ask('POST', '/carts', { headers: { ...agent.headers, ...headers }, body })

it('makes a cart at a guest’s prices, and keeps nothing aside (agents, section 8)', async () => {
  const { status, cart } = await create(of([lapis, 2], [`${shirt.id}.M`, 1]))
  expect(status).toBe(201)
  expect(cart).toMatchObject({
    line_items: [
      { id: 'li_1', item: { id: lapis, title: 'Mug · Lapis', price: 4900 }, quantity: 2, totals: [{ amount: 9800 }, { amount: 9800 }] },
      { id: 'li_2', item: { id: `${shirt.id}.M` } },
    ],
    currency: 'MYR',
    totals: [
      { type: 'subtotal', amount: 18_800 },
      { type: 'total', amount: 18_800 },
    ],
  })
  expect(Buffer.from(cart.id.slice('cart_'.length), 'base64url')).toHaveLength(18)
  expect((await ask('GET', `/carts/${cart.id}`)).cart).toMatchObject({ id: cart.id, continue_url: cart.continue_url })
  const { reserved } = await db.selectFrom('stock_levels').select('reserved').where('product_id', '=', mug.id).executeTakeFirstOrThrow()
  expect(reserved).toBe(0)
})

it('leads on with a token of which the hash alone is stored', async () => {
  const { cart } = await create({ ...of([lapis, 2]), context: { language: 'ru' }, discounts: { codes: ['nauryz10'] } })
  const url = new URL(cart.continue_url)
  const token = url.searchParams.get('handoff') ?? ''
  expect(url.pathname).toBe('/ru/cart')
  expect(await tablesThatHold(db, token)).toEqual([])
  expect(await findHandoff(shop, token)).toMatchObject({
    kind: 'cart',
    platform: agent.host,
    language: 'ru',
    codes: ['nauryz10'],
    items: [{ variation_id: lapis, quantity: 2 }],
    shownSen: 8820,
  })
  await ask('PUT', `/carts/${cart.id}`, { body: of([lapis, 1]) })
  expect(await findHandoff(shop, token)).toMatchObject({ shownSen: 4900 })
  await db.updateTable('products').set({ price: 51 }).where('id', '=', mug.id).execute()
  try {
    await expect.poll(async () => (await ask('GET', `/carts/${cart.id}`)).cart.totals.at(-1)?.amount).toBe(5100)
    expect(await findHandoff(shop, token)).toMatchObject({ shownSen: 5100 })
  } finally {
    await db.updateTable('products').set({ price: 49 }).where('id', '=', mug.id).execute()
  }
})

it('speaks a language only while it is on (agents, section 6)', async () => {
  const pathIn = async (language: string) => {
    const { cart } = await create({ ...of([`${shirt.id}.M`, 1]), context: { language } })
    return new URL(cart.continue_url).pathname
  }
  const linkIn = async (language: string) => {
    const { headers } = await fetch(`${origin}/buy/${shirt.id}.M:1?context/language=${language}`, { redirect: 'manual' })
    return headers.get('location')?.split('?')[0]
  }
  const paths = async () => [await pathIn('ru-KZ'), await pathIn('ms-MY'), await linkIn('ms'), await linkIn('KK'), await pathIn('de')]
  expect(await paths()).toEqual(['/ru/cart', '/cart', '/cart', '/kk/cart', '/cart'])
  const { cart } = await create({ ...of([`${shirt.id}.M`, 1]), context: { language: 'ru' } })
  await changeSettings(shop, { languages: ['en', 'kk', 'ms'] })
  await expect.poll(paths).toEqual(['/cart', '/ms/cart', '/ms/cart', '/kk/cart', '/cart'])
  const read = await ask('GET', `/carts/${cart.id}`)
  expect([new URL(read.cart.continue_url).pathname, read.cart.line_items[0]?.item.title]).toEqual(['/cart', 'Shirt · M'])
  await changeSettings(shop, { languages: ['en', 'ru', 'kk'] })
})

it('replaces everything, and keeps the ids of the lines', async () => {
  const { cart } = await create(of([lapis, 1], [`${shirt.id}.M`, 1]))
  const changed = await ask('PUT', `/carts/${cart.id}`, {
    headers: agent.headers,
    body: {
      line_items: [
        { item: { id: `${shirt.id}.L` }, quantity: 1 },
        { id: 'li_2', item: { id: `${shirt.id}.M` }, quantity: 3 },
      ],
      context: { language: 'ru' },
    },
  })
  expect(changed.status).toBe(200)
  expect(changed.cart.line_items).toMatchObject([
    { id: 'li_3', item: { title: 'Рубашка · L' } },
    { id: 'li_2', quantity: 3 },
  ])
})

it('answers the last state of a cancelled cart once', async () => {
  const { cart } = await create(of([lapis, 1]))
  expect((await ask('POST', `/carts/${cart.id}/cancel`)).cart).toMatchObject({ id: cart.id, line_items: [{ quantity: 1 }] })
  expect((await ask('POST', `/carts/${cart.id}/cancel`)).body).toMatchObject({
    ucp: { status: 'error' },
    messages: [{ code: 'not_found' }],
  })
  expect((await ask('GET', `/carts/${cart.id}`)).body).toMatchObject({ messages: [{ code: 'not_found' }] })
})

it('shows a cart to the profile alone that made it', async () => {
  const { cart } = await create(of([lapis, 1]))
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', ''],
    ['POST', '/cancel'],
  ] as const) {
    const body = method === 'GET' ? {} : { body: of([lapis, 1]) }
    const foreign = await ask(method, `/carts/${cart.id}${path}`, { headers: other.headers, ...body })
    expect(foreign, method).toMatchObject({ status: 200, body: { ucp: { status: 'error' }, messages: [{ code: 'not_found' }] } })
  }
})

it('lowers quantities above the stock, and leaves out lines that cannot be bought', async () => {
  const { cart } = await create(of([gone.id, 1], [lapis, 9], [shirt.id, 1], [`${shirt.id}.XS`, 1], [`${shirt.id}.M`, 120], ['nothing', 1]))
  expect(cart.line_items.map(({ quantity }) => quantity)).toEqual([5, 99])
  expect(cart.messages?.map((message) => [message.code, message.path])).toEqual([
    ['variant_required', '$.line_items'],
    ['item_unavailable', '$.line_items'],
    ['item_unavailable', '$.line_items'],
    ['out_of_stock', '$.line_items'],
    ['quantity_adjusted', '$.line_items[0].quantity'],
    ['quantity_adjusted', '$.line_items[1].quantity'],
  ])
  expect(cart.messages?.[4]?.content).toContain('5')
  const nothing = await create(of([gone.id, 1]))
  expect(nothing).toMatchObject({ status: 200, body: { ucp: { status: 'error' }, messages: [{ code: 'out_of_stock' }] } })
  expect(nothing.body).not.toHaveProperty('id')
})

it('refuses quantities and lists that are none', async () => {
  for (const quantity of [0, -1, 1.5, '2', null])
    expect((await create({ line_items: [{ item: { id: lapis }, quantity }] })).status, String(quantity)).toBe(400)
  for (const body of [{}, { line_items: [] }, { line_items: 'x' }, of(...Array.from({ length: 51 }, (): [string, number] => [lapis, 1]))])
    expect(await create(body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

it('applies one code in any spelling, and says why others do not', async () => {
  const { cart } = await create({ ...of([lapis, 2]), discounts: { codes: ['club', 'OVER', ' nauryz10 ', 'WRONG'] } })
  expect(cart.discounts).toMatchObject({ applied: [{ code: 'NAURYZ10', amount: 980 }] })
  expect(cart.totals).toEqual([
    { type: 'subtotal', amount: 9800 },
    { type: 'discount', amount: -980 },
    { type: 'total', amount: 8820 },
  ])
  expect(cart.messages?.map((message) => [message.code, message.path])).toEqual([
    ['discount_code_user_not_logged_in', '$.discounts.codes[0]'],
    ['discount_code_expired', '$.discounts.codes[1]'],
    ['discount_code_invalid', '$.discounts.codes[3]'],
  ])
  const without = await ask('PUT', `/carts/${cart.id}`, { headers: agent.headers, body: { ...of([lapis, 2]), discounts: { codes: [] } } })
  expect(without.cart.totals).toEqual([
    { type: 'subtotal', amount: 9800 },
    { type: 'total', amount: 9800 },
  ])
})

it('reads no codes where the agent does not know discounts', async () => {
  const plain = await agentPlatform({ without: ['discount'] })
  const { body } = await create({ ...of([lapis, 1]), discounts: { codes: ['NAURYZ10'] } }, plain.headers)
  expect(body).not.toHaveProperty('discounts')
  expect(body['totals']).toHaveLength(2)
})

it('never reads what the shop computes', async () => {
  const { cart } = await create({
    line_items: [{ id: 'li_9', item: { id: lapis, price: 1, title: 'Gift' }, quantity: 1, totals: [] }],
    totals: [],
    id: 'cart_mine',
    discounts: { applied: [{ amount: 4900 }] },
  })
  expect(cart.id).not.toBe('cart_mine')
  expect(cart.line_items).toMatchObject([{ id: 'li_1', item: { price: 4900, title: 'Mug · Lapis' } }])
})

it('acts once for a key, also when ten requests come at once (agents, section 12)', async () => {
  const key = { 'idempotency-key': 'x'.repeat(255) }
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(of([lapis, 1]), key)))
  const made = answers.filter(({ status }) => status === 201)
  expect(new Set(made.map(({ cart }) => cart.id)).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
  expect(await create(of([lapis, 1]), key)).toMatchObject({ status: 201, body: made[0]?.body })
  expect(await create(of([lapis, 2]), key)).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  expect((await create(of([lapis, 2]), { ...other.headers, ...key })).status).toBe(201)
  expect((await create(of([lapis, 1]), { 'idempotency-key': 'x'.repeat(256) })).status).toBe(400)
})

it('stores neither refusals nor outcomes for a key', async () => {
  const key = { 'idempotency-key': 'again' }
  expect((await create(of([gone.id, 1]), key)).body).toMatchObject({ ucp: { status: 'error' } })
  expect((await create(of([lapis, 1]), key)).status).toBe(201)
})

it('answers in the shape of both versions', async () => {
  for (const [by, version] of [
    [agent, '2026-08-25'],
    [other, '2026-04-08'],
  ] as const) {
    const { body } = await create({ ...of([lapis, 9]), discounts: { codes: ['NAURYZ10', 'WRONG'] } }, by.headers)
    expect(ucpSchemas(version)('schemas/shopping/discount.json#/$defs/dev.ucp.shopping.cart', body)).toEqual([])
  }
})
