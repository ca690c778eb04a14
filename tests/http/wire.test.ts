import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const { shop, origin, given } = await runningShop()
const method = await given.paymentMethod()
const mug = await given.product({ stock: 20 })
const items = [{ product_id: mug.id, quantity: 1 }]
const password = 'felt-and-wool-7!'

async function send(verb: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, {
    method: verb,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

async function placed(): Promise<{ order: { id: string }; guest_token: string }> {
  const response = await post(origin, '/api/orders', orderOf(method, items), { 'idempotency-key': newId() })
  return (await response.json()) as { order: { id: string }; guest_token: string }
}

async function bearerOf(role: 'customer' | 'staff'): Promise<Record<string, string>> {
  const email = `${newId()}@example.com`
  await createAccount(shop, { email, password, fullName: role, role, isSuperAdmin: false, isMember: false, isEmailConfirmed: true })
  const { token } = (await (await post(origin, '/api/auth/sign-in/email', { email, password })).json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

it('finds nothing at an address with a NUL in it, and nothing at one that is far too long', async () => {
  for (const part of ['%00', 'felt%00', 'x'.repeat(3000)]) {
    for (const path of ['/api/products/', '/api/events/', '/api/stories/', '/api/pages/', '/api/orders/']) {
      const response = await fetch(origin + path + part)
      expect([response.status, (await response.json()).code], path).toEqual([404, expect.stringMatching(/not_found$/)])
    }
  }
})

it('names the field that holds a NUL, which no row could keep', async () => {
  const nul = 'felt\u0000wool'
  const order = orderOf(method, items)
  const headers = { 'idempotency-key': newId() }
  expect(await send('POST', '/api/orders', { ...order, contact: { ...order.contact, name: nul } }, headers)).toMatchObject({
    status: 422,
    answer: { code: 'invalid_input', fields: { 'contact.name': 'Please check this value' } },
  })
  const tracked = await send('POST', '/api/orders/track', { order_number: nul, email: 'dana@example.com' })
  expect(tracked).toMatchObject({ status: 422, answer: { fields: { order_number: 'Please check this value' } } })
  const registered = await send('POST', '/api/auth/sign-up/email', { name: nul, email: `${newId()}@example.com`, password })
  expect(registered).toMatchObject({ status: 422, answer: { fields: { name: 'Please check this value' } } })
  const found = await fetch(`${origin}/api/admin/members?q=%00`, { headers: await bearerOf('staff') })
  expect([found.status, (await found.json()).fields]).toEqual([422, { q: 'Please check this value' }])
})

it('checks the caller before it reads the body', async () => {
  const customer = await bearerOf('customer')
  const id = newId()
  const nonsense = { zzz: 1 }
  const accountCalls = [
    ['POST', '/api/profile'],
    ['PATCH', '/api/profile'],
    ['POST', '/api/addresses'],
    ['PUT', `/api/addresses/${id}`],
    ['POST', '/api/wishlists'],
  ] as const
  for (const [verb, path] of accountCalls) {
    expect(await send(verb, path, nonsense), path).toMatchObject({ status: 401, answer: { code: 'not_signed_in' } })
    expect(await send(verb, path, nonsense, customer), path).toMatchObject({ status: 422 })
  }
  const staffCalls = [
    ['PUT', `/api/admin/orders/${id}/status`],
    ['PUT', `/api/admin/orders/${id}/payment`],
    ['POST', `/api/admin/orders/${id}/notes`],
    ['POST', `/api/admin/orders/${id}/refunds`],
    ['PUT', `/api/admin/members/${id}/membership`],
    ['PATCH', `/api/admin/admins/${id}`],
    ['POST', '/api/admin/products'],
  ] as const
  for (const [verb, path] of staffCalls) {
    expect(await send(verb, path, nonsense), path).toMatchObject({ status: 401, answer: { code: 'not_signed_in' } })
    expect(await send(verb, path, nonsense, customer), path).toMatchObject({ status: 403, answer: { code: 'not_allowed' } })
  }
  const picture = await fetch(`${origin}/api/profile/picture`, { method: 'PUT' })
  expect(picture.status).toBe(401)
})

it('answers HEAD as it answers GET, without the body', async () => {
  for (const path of ['/api/products', '/api/events', '/api/checkout/options', `/api/products/${mug.id}`, '/api/products/nothing']) {
    const head = await fetch(origin + path, { method: 'HEAD' })
    const got = await fetch(origin + path)
    expect([head.status, head.headers.get('content-type'), await head.text()], path).toEqual([
      got.status,
      got.headers.get('content-type'),
      '',
    ])
  }
})

it('reads the name of a content type in any case', async () => {
  const response = await fetch(`${origin}/api/checkout/quote`, {
    method: 'POST',
    headers: { 'content-type': 'Application/JSON; charset=UTF-8' },
    body: JSON.stringify({ items }),
  })
  expect(response.status).toBe(200)
})

it('signs nobody in by a body that does not call itself JSON', async () => {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ email: 'dana@example.com', password }),
  })
  expect([response.status, (await response.json()).code]).toEqual([415, 'unsupported_media_type'])
})

it('names unknown fields that are called like something every object has', async () => {
  const response = await fetch(`${origin}/api/checkout/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"items": ${JSON.stringify(items)}, "constructor": 1, "toString": 2}`,
  })
  const { fields } = (await response.json()) as { fields: Record<string, string> }
  expect(Object.entries(fields)).toEqual(['constructor', 'toString'].map((name) => [name, 'Unknown field']))
})

it('takes a form it cannot take apart for malformed', async () => {
  const { order, guest_token } = await placed()
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=felt']) {
    const response = await fetch(`${origin}/api/orders/${order.id}/payment-proof`, {
      method: 'POST',
      headers: { 'content-type': type, 'guest-session-token': guest_token },
      body: 'no parts at all',
    })
    expect([response.status, (await response.json()).code]).toEqual([400, 'malformed'])
  }
})

it('names the allowed methods beside a refused one, of files as of calls', async () => {
  for (const path of ['/health', '/robots.txt', '/sitemap.xml', '/data/featured.json', '/images/felt/320.jpg', '/feeds/google.xml']) {
    const response = await fetch(origin + path, { method: 'POST' })
    expect([response.status, response.headers.get('allow')], path).toEqual([405, 'GET, HEAD'])
  }
})

it('reports a number too long in a visit’s event without its value', async () => {
  const event = { sessionId: newId(), eventType: 'page_view', eventCategory: 'navigation', eventData: longData() }
  expect(await send('POST', '/api/analytics/event', event)).toMatchObject({
    status: 422,
    answer: { fields: { eventData: 'This is too long' } },
  })
})

/** Each value is short enough, but their total is too long. */
function longData(): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`key${index}`, 'x'.repeat(290)]))
}
