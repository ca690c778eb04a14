import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'

const shop = await shopWithAccounts()
const { call, db, given, origin } = shop
const methodId = await given.paymentMethod()
const cashId = await given.paymentMethod({ title: 'Cash', type: 'cash' })

/** Registers a member without the confirmation mail; returns the bearer token. */
async function member(email: string): Promise<string> {
  await createAccount(shop.shop, { email, password: goodPassword, fullName: 'Aigerim', isMember: true, isEmailConfirmed: true })
  return shop.signIn(email)
}

async function placeOrder(token: string, productId: string, changes: object = {}) {
  const { status, body } = await call('POST', '/api/orders', {
    token,
    headers: { 'idempotency-key': newId() },
    body: orderOf(methodId, [{ product_id: productId, quantity: 2 }], changes),
  })
  expect(status).toBe(201)
  return body['order'] as { id: string; order_number: string }
}

async function readInvoice(orderId: string, { token, language = 'en' }: { token?: string; language?: string }) {
  const response = await fetch(`${origin}/api/orders/${orderId}/invoice.pdf?lang=${language}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Returns every letter that the document's fonts map back to text. */
function lettersOf(pdf: Buffer): Set<string> {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  const maps = streams.filter((stream) => stream.includes('beginbfrange') || stream.includes('beginbfchar'))
  const codes = maps.flatMap((map) => [...map.matchAll(/<([0-9a-f]{4})>/gi)].map(([, code = '']) => Number.parseInt(code, 16)))
  return new Set(codes.map((code) => String.fromCharCode(code)))
}

describe('an invoice', () => {
  it('is a PDF for readers of the order, and not found for everybody else', async () => {
    const token = await member('invoice@example.com')
    const { id: productId } = await given.product()
    const order = await placeOrder(token, productId)
    const own = await readInvoice(order.id, { token })
    expect(own.status).toBe(200)
    expect(own.headers.get('content-type')).toBe('application/pdf')
    expect(own.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${order.order_number}.pdf"`)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await readInvoice(order.id, { token: await member('nosy@example.com') })).status).toBe(404)
    expect((await readInvoice(order.id, {})).status).toBe(404)
    expect((await readInvoice('not-an-order', { token })).status).toBe(404)
  })

  it('brings the letters of Kazakh with it', async () => {
    const token = await member('kazakh@example.com')
    const { id: productId } = await given.product({ names: { kk: 'Ұлы дала құлыншағы: әғқңөұүһі ӘҒҚҢӨҰҮҺІ' } })
    const { id } = await placeOrder(token, productId)
    // The order stores the name in the order's language.
    await db.updateTable('order_items').set({ name: 'Ұлы дала құлыншағы: әғқңөұүһі ӘҒҚҢӨҰҮҺІ' }).where('order_id', '=', id).execute()
    const { bytes } = await readInvoice(id, { token, language: 'kk' })
    const fonts = [...bytes.toString('latin1').matchAll(/\/BaseFont \/[A-Z]+\+(\S+)/g)].map(([, name]) => name)
    expect(new Set(fonts)).toEqual(new Set(['Onest-Regular', 'Onest-SemiBold', 'Piazzolla-Display']))
    expect(bytes.toString('latin1').match(/\/FontFile2/g)).toHaveLength(3)
    const letters = lettersOf(bytes)
    for (const letter of 'әғқңөұүһіӘҒҚҢӨҰҮҺІ') expect([letter, letters.has(letter)]).toEqual([letter, true])
  })

  it('takes as many pages as the lines need', async () => {
    const token = await member('many@example.com')
    const products = await Promise.all(Array.from({ length: 30 }, () => given.product()))
    const { body } = await call('POST', '/api/orders', {
      token,
      headers: { 'idempotency-key': newId() },
      body: orderOf(
        methodId,
        products.map(({ id }) => ({ product_id: id, quantity: 1 })),
      ),
    })
    const { bytes } = await readInvoice((body['order'] as { id: string }).id, { token })
    expect(Number(/\/Type \/Pages[\s\S]*?\/Count (\d+)/.exec(bytes.toString('latin1'))?.[1])).toBeGreaterThan(1)
  })
})

describe('own orders', () => {
  it('are found by a part of the number or of a name in them, by their owner alone', async () => {
    const token = await member('search@example.com')
    const mug = await placeOrder(token, (await given.product({ name: 'Adras mug 100%' })).id)
    await placeOrder(token, (await given.product({ name: 'Tulpar tee' })).id)
    const numbersFor = async (query: string, by = token) => {
      const { body } = await call('GET', `/api/orders?${query}`, { token: by })
      return (body['orders'] as { order_number: string }[]).map(({ order_number }) => order_number)
    }
    expect(await numbersFor('q=adras')).toEqual([mug.order_number])
    expect(await numbersFor(`q=${mug.order_number.slice(2).toLowerCase()}`)).toEqual([mug.order_number])
    expect(await numbersFor('q=100%25')).toEqual([mug.order_number])
    expect(await numbersFor('q=10_%25')).toEqual([])
    expect(await numbersFor('q=adras&status=shipped')).toEqual([])
    expect(await numbersFor('q=adras', await member('searcher@example.com'))).toEqual([])
  })
})

describe('membership', () => {
  it('shows the remaining first-purchase discount before and after the order, and after it is cancelled', async () => {
    const token = await member('benefits@example.com')
    const read = async () => (await call('GET', '/api/membership', { token })).body
    expect(await read()).toMatchObject({
      is_member: true,
      member_since: expect.any(String),
      first_purchase_discount: 0.05,
      awaits_first_purchase: true,
      free_shipping_over: 150,
      has_free_shipping: true,
    })
    const { id } = await placeOrder(token, (await given.product()).id)
    expect(await read()).toMatchObject({ awaits_first_purchase: false })
    await call('POST', `/api/orders/${id}/cancellation`, { token, body: {} })
    expect(await read()).toMatchObject({ awaits_first_purchase: true })
  })
})

describe('the way to pay', () => {
  it('is remembered from the newest order, unless that failed', async () => {
    const token = await member('payer@example.com')
    const preferred = async () => (await call('GET', '/api/profile', { token })).body['preferred_payment_method_id']
    const { id: productId } = await given.product({ stock: 3 })
    await placeOrder(token, productId)
    expect(await preferred()).toBe(methodId)
    const tooMany = orderOf(cashId, [{ product_id: productId, quantity: 2 }])
    expect((await call('POST', '/api/orders', { token, headers: { 'idempotency-key': newId() }, body: tooMany })).status).toBe(409)
    expect(await preferred()).toBe(methodId)
    await placeOrder(token, (await given.product()).id, { payment_method_id: cashId, delivery: 'pickup' })
    expect(await preferred()).toBe(cashId)
  })
})

describe('the products of a wishlist', () => {
  it('are listed newest first, without those of others', async () => {
    const token = await member('hearts@example.com')
    const [first, second] = [await given.product(), await given.product()]
    for (const { id: productId } of [first, second]) await call('POST', '/api/wishlists', { token, body: { productId } })
    expect((await call('GET', '/api/wishlists/product-ids', { token })).body).toEqual([second.id, first.id])
    expect((await call('GET', '/api/wishlists/product-ids', { token: await member('heartless@example.com') })).body).toEqual([])
  })
})
