import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/rules/roles.ts'
import { contract } from '#contract/contract.ts'
import * as uploads from '#contract/uploads.ts'
import { routesOf } from '#server/http/allowed-methods.ts'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { tablesThatHold } from '#tests/support/tables-that-hold.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const { shop, db, origin, given } = await runningShop()
await shop.startJobs()
const method = await given.paymentMethod()
const mug = await given.product({ stock: 20 })
const items = [{ product_id: mug.id, quantity: 1 }]
const password = 'felt-and-wool-7!'
const superAdmin = await bearer({ role: 'admin', isSuperAdmin: true })
const partner = await bearer({ role: 'partner' })
/** Part of every text sent, so that each table can be searched for it. */
const mark = 'Zhezkazgan'
const refusedField = 'Please check this value'

const address = { address: '1 Jalan Ampang', city: 'Kuala Lumpur', state: 'W.P.', zip: '50450', country: 'MY' }
const order = { ...orderOf(method, items), note: 'Ring twice', partner_code: 'QANAT', billing: { ...address, name: 'Nurul Izzah' } }
const contact = { name: 'Dana', email: 'dana@example.com', subject: 'Felt', message: 'Is it warm?' }
const product = { sku: 'MUG-9', name: 'Felt mug', price: 10, tags: ['felt'], stock: 3, featured_rank: 1, expected_shipping: '2027-01-01' }
const registration = { name: 'Dana', email: `${newId()}@example.com`, password }

type Sent = { headers?: Record<string, string>; type?: string }

async function send(verb: string, path: string, body: string | Buffer, { headers = {}, type = 'application/json' }: Sent = {}) {
  const response = await fetch(origin + path, {
    method: verb,
    headers: { 'content-type': type, 'idempotency-key': newId(), ...superAdmin, ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })
  const answer = (await response.json()) as { code: string; fields?: Record<string, string> }
  return { status: response.status, ...answer }
}

describe('text that no row can hold', () => {
  it('is refused with the name of its field by every call with a body', async () => {
    const calls = routesOf(contract).filter(({ method }) => method === 'POST' || method === 'PUT' || method === 'PATCH')
    expect(calls.length).toBeGreaterThan(20)
    const takeFiles = new Set(
      Object.values(uploads).flatMap((one) => (typeof one === 'object' && 'path' in one ? [`/api${one.path}`] : [])),
    )
    expect(takeFiles.size).toBeGreaterThan(5)
    for (const { method: verb, path, rules } of calls.filter((one) => !takeFiles.has(one.path))) {
      for (const broken of ['\ud800', 'felt\udc00', '\0']) {
        const body = JSON.stringify({ name: 'felt', inner: [{ note: broken }], [`${broken}key`]: 1 })
        const refusal = await send(verb, path.replace('{id}', newId()), body, { headers: rules.who === 'partner' ? partner : superAdmin })
        expect([path, refusal.status, refusal.code]).toEqual([path, 422, 'invalid_input'])
        expect(refusal.fields, path).toEqual({ 'inner.0.note': refusedField, [`${broken}key`]: refusedField })
      }
    }
  })

  it.each([
    ['POST', '/api/orders', order, ['contact.name', 'shipping.city', 'billing.name', 'note', 'partner_code', 'items.0.size']],
    ['POST', '/api/contact', contact, ['name', 'subject', 'message', 'order_number']],
    ['POST', '/api/auth/sign-up/email', registration, ['name', 'email', 'callbackURL']],
    ['POST', '/api/admin/products', product, ['sku', 'name', 'tags.0', 'translations.ru.name', 'variations.0.name']],
    ['POST', '/api/analytics/event', { sessionId: 'visit-1', eventType: 'search' }, ['eventData.query', 'pageUrl', 'userId']],
  ] as const)('leaves no trace of %s %s', async (verb, path, body, fields) => {
    for (const field of fields) {
      for (const broken of [`${mark}\ud800`, `\udfff${mark}`, `${mark}\0`]) {
        const refusal = await send(verb, path, JSON.stringify(putAt(body, field.split('.'), broken)))
        expect([field, refusal.status, refusal.fields]).toEqual([field, 422, { [field]: refusedField }])
      }
    }
    await shop.states.analytics.flush()
    expect(await tablesThatHold(db, mark)).toEqual([])
  })

  it('is refused from guests’ visits, which take a way of their own', async () => {
    const body = JSON.stringify({ sessionId: 'visit-2', eventType: 'search', eventData: { query: `${mark}\ud800` } })
    const refusal = await send('POST', '/api/analytics/event', body, { headers: { authorization: '' } })
    expect([refusal.status, refusal.fields]).toEqual([422, { 'eventData.query': refusedField }])
    const bytes = Buffer.from(`{"sessionId":"visit-2","eventType":"search","eventData":{"query":"${mark}\xff"}}`, 'latin1')
    expect(await send('POST', '/api/analytics/event', bytes, { headers: { authorization: '' } })).toMatchObject({ status: 400 })
    await shop.states.analytics.flush()
    expect(await tablesThatHold(db, mark)).toEqual([])
  })

  it('is malformed as bytes that are no UTF-8', async () => {
    for (const bytes of ['\xff', '\xc0\x80', '\xed\xa0\x80', '\xf4\x90\x80\x80']) {
      const body = Buffer.from(JSON.stringify({ ...contact, name: `${mark}${bytes}` }), 'latin1')
      expect(await send('POST', '/api/contact', body)).toMatchObject({ status: 400, code: 'malformed' })
    }
    expect(await tablesThatHold(db, mark)).toEqual([])
  })

  it('is refused in a query and finds nothing in an address', async () => {
    for (const broken of ['%00', '%FF', '%C0%80', '%ED%A0%80', 'felt%F4%90%80%80']) {
      for (const path of ['/api/products', '/api/search', '/api/admin/members', '/api/admin/orders', '/api/orders']) {
        const response = await fetch(`${origin}${path}?q=${broken}&limit=3`, { headers: superAdmin })
        expect([path, broken, response.status, (await response.json()).fields]).toEqual([path, broken, 422, { q: refusedField }])
      }
      for (const path of ['/api/products/', '/api/events/', '/api/stories/', '/api/pages/', '/api/orders/', '/api/admin/orders/']) {
        expect([path, broken, (await fetch(origin + path + broken, { headers: superAdmin })).status]).toEqual([path, broken, 404])
      }
    }
  })

  it('is refused as the address of a mailbox', async () => {
    for (const path of ['/api/dev/mailbox', '/dev/mailbox'])
      expect([path, (await fetch(`${origin}${path}?to=%00`)).status]).toEqual([path, 422])
  })

  it('is refused although the answer to what would be left of it is cached', async () => {
    expect((await fetch(`${origin}/api/search?q=%EF%BF%BD`)).status).toBe(200)
    expect((await fetch(`${origin}/api/search?q=%FF`)).status).toBe(422)
  })

  it('in cookies and headers changes nothing', async () => {
    const cookies = ['tulpar.session_token', 'tulpar.second_step', 'tulpar_device', 'guest_orders', 'lang'].map(
      (name) => `${name}=%ED%A0%80\xff`,
    )
    const headers = {
      cookie: cookies.join('; '),
      'guest-session-token': 'x\xff',
      'user-agent': 'felt\xff',
      'x-forwarded-for': '\xff',
      origin,
    }
    for (const path of ['/api/profile', '/api/orders', `/api/orders/${newId()}`, '/api/auth/get-session', '/api/visitor']) {
      expect([path, (await fetch(origin + path, { headers })).status]).toEqual([path, expect.toSatisfy((status: number) => status < 500)])
    }
    const key = await send('POST', '/api/orders', JSON.stringify(order), { headers: { 'idempotency-key': 'x\xff' } })
    expect([key.status, key.fields]).toEqual([422, { 'Idempotency-Key': refusedField }])
  })
})

it('finds nothing at an upload’s address that is no id', async () => {
  for (const { method: verb, path } of Object.values(uploads).filter((one) => typeof one === 'object' && 'path' in one)) {
    const form = new FormData()
    form.set('file', new File(['x'], 'felt.png', { type: 'image/png' }))
    if (!path.includes('{')) continue
    const asked = `/api${path.replaceAll(/\{\w+\}/g, 'nonsense')}`
    const { status } = await fetch(origin + asked, { method: verb, headers: superAdmin, body: form })
    expect([asked, status]).toEqual([asked, 404])
  }
})

it('refuses endless nesting by its field, also where a call acts once', async () => {
  const body = `{"partner_id":${'['.repeat(6000)}${']'.repeat(6000)}}`
  expect(await send('POST', '/api/admin/partners/payouts', body)).toMatchObject({ status: 422, fields: { partner_id: expect.any(String) } })
})

describe('a number, a day or a shape that the database lacks', () => {
  it.each([
    ['a number without end', 'featured_rank', '1e400'],
    ['a number beyond the column', 'featured_rank', '2147483648'],
    ['a number that JSON can’t count to', 'featured_rank', '9007199254740993'],
    ['a price without end', 'price', '1e400'],
    ['stock beyond the column', 'stock', '99999999999999999999'],
    ['the year 0', 'expected_shipping', '"0000-01-01"'],
    ['a day beyond the calendar', 'expected_shipping', '"275760-09-13"'],
    ['a day that no month has', 'expected_shipping', '"2027-02-30"'],
    ['another prototype', 'tags', '{"__proto__":{"length":1}}'],
    ['a list nested without end', 'tags', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['an object nested without end', 'translations', '{"ru":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ])('%s is refused by its field', async (_, field, value) => {
    const body = JSON.stringify({ ...product, name: mark, [field]: 0 }).replace(`"${field}":0`, `"${field}":${value}`)
    const refusal = await send('POST', '/api/admin/products', body)
    expect(refusal.status).toBe(422)
    expect(Object.keys(refusal.fields ?? {}).every((name) => name.startsWith(field))).toBe(true)
    expect(await tablesThatHold(db, mark)).toEqual([])
  })

  it('is refused as the prototype of a body or a query', async () => {
    const refusal = await send('POST', '/api/contact', JSON.stringify(contact).replace('{', '{"__proto__":{"isAdmin":true},'))
    expect(refusal).toMatchObject({ status: 422, code: 'invalid_input' })
    expect(Object.keys(refusal.fields ?? {})).toEqual(['__proto__'])
    const query = `?__proto__[x]=1&constructor[prototype][y]=1&q[__proto__]=1&a${'[b]'.repeat(2000)}=1`
    expect((await fetch(`${origin}/api/products${query}`)).status).toBe(422)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('is refused as a page of a list', async () => {
    for (const page of ['1e400', '99999999999999999999', '-1', '0', 'NaN', '1.5']) {
      const response = await fetch(`${origin}/api/admin/orders?page=${page}`, { headers: superAdmin })
      expect([page, response.status, Object.keys((await response.json()).fields)]).toEqual([page, 422, ['page']])
    }
  })
})

async function bearer(rights: { role: Role; isSuperAdmin?: boolean }): Promise<{ authorization: string }> {
  const email = `${newId()}@example.com`
  await createAccount(shop, {
    email,
    password,
    fullName: 'Dana',
    ...rights,
    isMember: true,
    isEmailConfirmed: true,
  })
  const { token } = (await (await post(origin, '/api/auth/sign-in/email', { email, password })).json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

/** Returns a copy with `value` at the path; creates missing parts. */
function putAt(body: unknown, [key = '', ...rest]: readonly string[], value: string): unknown {
  const inner = rest.length > 0 ? putAt(Object(body)[key] ?? (rest[0] === '0' ? [] : {}), rest, value) : value
  return Array.isArray(body) ? Object.assign([...body], { [key]: inner }) : { ...Object(body), [key]: inner }
}
