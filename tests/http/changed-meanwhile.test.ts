import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'

const { admin: adminOf, call, db, given, member } = await shopWithAccounts()
const boss = await adminOf('boss@example.com')
const long = new Date('2020-01-01').toISOString()
type Found = { id: string; updated_at: string }
let people: { colleague: string; customer: string }
let order: Found
let message: Found
let partner: string

beforeAll(async () => {
  await adminOf('deputy@example.com', false)
  await member('customer@example.com')
  const idOf = async (email: string) =>
    (await db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  people = { colleague: await idOf('deputy@example.com'), customer: await idOf('customer@example.com') }
  const { id: productId } = await given.product({ stock: 3 })
  const placed = await call('POST', '/api/orders', {
    body: orderOf(await given.paymentMethod(), [{ product_id: productId, quantity: 1 }]),
    headers: { 'idempotency-key': newId() },
  })
  const { id } = (placed.body as unknown as { order: Found }).order
  order = await read(`/api/admin/orders/${id}`)
  await call('POST', '/api/partners/applications', {
    body: {
      company: 'Kopi',
      contact_name: 'Ai',
      email: 'ai@example.com',
      phone: '+60 12 345 6789',
      country: 'MY',
      city: 'Ipoh',
      about: 'A shop',
    },
  })
  const { partners } = (await call('GET', '/api/admin/partners', { token: boss })).body as unknown as { partners: [Found] }
  partner = partners[0].id
  await call('POST', '/api/contact', { body: { name: 'Lim', email: 'lim@example.com', subject: 'Size', message: 'L and S came.' } })
  message = ((await call('GET', '/api/admin/messages', { token: boss })).body as unknown as { messages: [Found] }).messages[0]
})

const read = async (path: string) => (await call('GET', path, { token: boss })).body as unknown as Found
const admins = async () => ((await call('GET', '/api/admin/admins', { token: boss })).body as unknown as { admins: Found[] }).admins
const colleague = async () => (await admins()).find(({ id }) => id === people.colleague)

/** Each call, with the current reading of its row and the field that differs from an older one. */
it.each([
  ['PATCH', () => `/api/admin/admins/${people.colleague}`, { role: 'staff' }, colleague, 'role'],
  ['PUT', () => `/api/admin/members/${people.customer}/membership`, { is_member: false }, customer, 'is_member'],
  ['PUT', () => `/api/admin/members/${people.customer}/status`, { status: 'deactivated' }, customer, 'status'],
  ['PATCH', () => `/api/admin/messages/${message.id}`, { status: 'done' }, () => read(`/api/admin/messages/${message.id}`), 'status'],
  ['PUT', () => `/api/admin/partners/${partner}/status`, { status: 'active' }, () => read(`/api/admin/partners/${partner}`), 'status'],
  ['PUT', () => `/api/admin/orders/${order.id}/hold`, { hours: 24 }, present, 'status'],
  ['PUT', () => `/api/admin/orders/${order.id}/payment`, { decision: 'accepted' }, present, 'payment_status'],
  ['PUT', () => `/api/admin/orders/${order.id}/status`, { status: 'shipped' }, present, 'status'],
] as const)('%s %s overwrites nobody unseen', async (method, path, body, reread, field) => {
  const before = (await reread()) as Found & Record<string, unknown>
  const send = (expected_updated_at: string) => call(method, path(), { token: boss, body: { ...body, expected_updated_at } })
  expect(await send(long)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { id: before.id, updated_at: before.updated_at, [field]: before[field] } },
  })
  expect(await send('yesterday')).toMatchObject({ status: 422, body: { fields: { expected_updated_at: expect.any(String) } } })
  expect((await send(before.updated_at)).status).toBe(200)
  expect((await send(before.updated_at)).body).toMatchObject({ code: 'changed_meanwhile' })
})

function customer() {
  return read(`/api/admin/members/${people.customer}`)
}

function present() {
  return read(`/api/admin/orders/${order.id}`)
}
