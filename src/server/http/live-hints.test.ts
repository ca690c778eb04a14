import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { LiveHint } from '#contract/live.ts'
import type { Order } from '#contract/orders.ts'
import type { Role } from '#contract/rules/roles.ts'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { changeSettings, getSettings } from '#modules/settings/index.ts'
import { listenTo } from '#tests/support/event-stream.ts'
import { orderOf } from '#tests/support/given.ts'
import { bareShop } from '#tests/support/shop-process.ts'
import { post, runningShop } from '#tests/support/shop.ts'
import { withinASecond } from '#tests/support/within-a-second.ts'

const { shop, db, given, origin } = await runningShop()
const { databaseUrl = '', authSecret, dataDir } = shop.config
/** A second shop on the same database, in place of another process. */
const other = await bareShop({ DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret, DATA_DIR: dataDir })
await shop.startJobs()
const methodId = await given.paymentMethod()
const { id: productId } = await given.product({ stock: 1000 })
const image = { create: { width: 40, height: 40, channels: 3, background: 'white' } } as const
const password = 'felt-and-wool-7!'
let accounts = 0

async function person(role: Role): Promise<{ id: string; authorization: string }> {
  accounts += 1
  const email = `${role}-${accounts}@example.com`
  const created = await createAccount(shop, {
    email,
    password,
    fullName: role,
    role,
    isMember: false,
    isSuperAdmin: false,
    isEmailConfirmed: true,
  })
  const { token } = (await (await post(origin, '/api/auth/sign-in/email', { email, password })).json()) as { token: string }
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  expect(created).toBeDefined()
  return { id, authorization: `Bearer ${token}` }
}

async function guestOrder(): Promise<{ order: Order; token: string }> {
  const response = await post(origin, '/api/orders', orderOf(methodId, [{ product_id: productId, quantity: 1 }]), {
    'idempotency-key': newId(),
  })
  const { order, guest_token: token } = (await response.json()) as { order: Order; guest_token: string }
  return { order, token }
}

const staff = await person('staff')
const listenAsStaff = (query = '', from = other.origin, who = staff) =>
  listenTo<LiveHint>(`${from}/api/realtime/staff${query}`, { authorization: who.authorization })
const accept = (orderId: string) =>
  fetch(`${origin}/api/admin/orders/${orderId}/payment`, {
    method: 'PUT',
    headers: { authorization: staff.authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ decision: 'accept' }),
  })

it('notifies the buyer within a second that staff accepted the payment, by the other instance, and of no other order', async () => {
  const { order, token } = await guestOrder()
  const { order: another } = await guestOrder()
  const buyer = await listenTo<LiveHint>(`${other.origin}/api/orders/${order.id}/live`, { 'guest-session-token': token })
  expect(buyer.headers['content-type'], buyer.text).toMatch(/^text\/event-stream/)
  expect(buyer.headers['cache-control']).toContain('no-store')
  expect(buyer.headers['x-accel-buffering']).toBe('no')
  expect(buyer.events).toEqual(['hello'])
  expect((await accept(another.id)).status).toBe(200)
  expect((await accept(order.id)).status).toBe(200)
  await withinASecond(other.origin, () => buyer.hints.length > 0)
  expect(new Set(buyer.hints.map((hint) => JSON.stringify(hint)))).toEqual(
    new Set([JSON.stringify({ topic: 'orders', id: order.id, type: 'UPDATE' })]),
  )
  buyer.leave()
})

it('notifies staff of a new order, a proof and a message, by ids alone and on the topics that they follow', async () => {
  const all = await listenAsStaff()
  const messages = await listenAsStaff('?topics=messages')
  const { order, token } = await guestOrder()
  await withinASecond(other.origin, () =>
    all.hints.some(({ topic, id, type }) => topic === 'orders' && id === order.id && type === 'INSERT'),
  )
  const proof = new FormData()
  proof.set('file', new File([new Uint8Array(await sharp(image).png().toBuffer())], 'slip.png', { type: 'image/png' }))
  const headers = { 'guest-session-token': token }
  expect((await fetch(`${origin}/api/orders/${order.id}/payment-proof`, { method: 'POST', headers, body: proof })).status).toBe(201)
  await withinASecond(other.origin, () => all.hints.some(({ topic, id }) => topic === 'proofs' && id === order.id))
  await post(origin, '/api/contact', { name: 'Aliya', email: 'aliya@example.com', subject: 'Sizes', message: 'How long is the scarf?' })
  await withinASecond(other.origin, () => messages.hints.length > 0)
  expect(messages.hints.map(({ topic, type }) => [topic, type])).toEqual([['messages', 'INSERT']])
  expect(all.text).not.toMatch(/aliya|example\.com|scarf|nurul|slip/i)
  all.leave()
  messages.leave()
})

it('hides internal notes of staff from the buyer', async () => {
  const { order, token } = await guestOrder()
  const [buyer, office] = await Promise.all([
    listenTo<LiveHint>(`${origin}/api/orders/${order.id}/live`, { 'guest-session-token': token }),
    listenAsStaff('?topics=orders'),
  ])
  await post(origin, `/api/admin/orders/${order.id}/notes`, { note: 'Called twice' }, { authorization: staff.authorization })
  await withinASecond(origin, () => office.hints.some(({ id }) => id === order.id))
  await accept(order.id)
  await withinASecond(origin, () => buyer.hints.length > 0)
  // A notification for both may arrive later at one of them.
  await expect.poll(() => office.hints.length).toBeGreaterThan(buyer.hints.length)
  buyer.leave()
  office.leave()
})

it('refuses a follower without rights: 401, 403, 404, and 422 for an unknown topic', async () => {
  const { order } = await guestOrder()
  const customer = await person('customer')
  const partner = await person('partner')
  const statusOf = async (path: string, headers = {}) => (await listenTo(`${origin}${path}`, headers)).status
  expect(await statusOf('/api/realtime/staff')).toBe(401)
  for (const { authorization } of [customer, partner]) expect(await statusOf('/api/realtime/staff', { authorization })).toBe(403)
  expect(await statusOf('/api/realtime/staff?topics=orders,users', staff)).toBe(422)
  expect(await statusOf(`/api/orders/${order.id}/live`)).toBe(404)
  expect(await statusOf(`/api/orders/${order.id}/live`, customer)).toBe(404)
  expect(await statusOf(`/api/orders/${order.id}/live?token=${'x'.repeat(43)}`, staff)).toBe(404)
  expect(await statusOf('/api/orders/not-an-id/live', staff)).toBe(404)
})

it('opens once by a token, for as long as its session or guest token holds', async () => {
  const { order, token } = await guestOrder()
  const issue = async (headers: Record<string, string>) =>
    ((await (await post(origin, `/api/orders/${order.id}/live-token`, {}, headers)).json()) as { token: string }).token
  const once = await issue({ 'guest-session-token': token })
  const address = `${other.origin}/api/orders/${order.id}/live?token=${once}`
  const opened = await Promise.all([listenTo<LiveHint>(address), listenTo<LiveHint>(address)])
  expect(opened.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  const stream = opened.find(({ status }) => status === 200)
  await db.deleteFrom('order_guest_tokens').where('order_id', '=', order.id).execute()
  await withinASecond(other.origin, () => stream?.isOver === true)
  expect(stream?.events).toContain('ended')

  const helper = await person('staff')
  const ofSession = await issue({ authorization: helper.authorization })
  await post(origin, '/api/auth/sign-out', {}, { authorization: helper.authorization })
  expect((await listenTo(`${origin}/api/orders/${order.id}/live?token=${ofSession}`)).status).toBe(404)
})

it('ends when the session ends by the clock, and not while it is used', async () => {
  const startedAtMs = Date.now()
  const who = await person('staff')
  const { staff_session_hours: hours, staff_idle_minutes: minutes } = await getSettings({ ...shop, uses: { add: () => undefined } })
  const set = (change: { created_at?: Date; updated_at?: Date }) =>
    db.updateTable('sessions').set(change).where('user_id', '=', who.id).execute()
  const ago = (ms: number) => new Date(Date.now() - ms)
  await set({ updated_at: ago(minutes * 60_000 - 4000) })
  const idle = await listenAsStaff('', origin, who)
  await set({ updated_at: new Date() })
  await set({ created_at: ago(hours * 3_600_000 - 7000) })
  const used = await listenAsStaff('', origin, who)
  await expect.poll(() => used.isOver, { timeout: 30_000 }).toBe(true)
  await expect.poll(() => idle.isOver).toBe(true)
  // Because it was used, the session outlived its idle timeout.
  expect(Date.now() - startedAtMs).toBeGreaterThan(6500)
})

it('gives one person no more streams than their tabs need', async () => {
  const { order, token } = await guestOrder()
  const open = () => listenTo(`${origin}/api/orders/${order.id}/live`, { 'guest-session-token': token })
  const streams = await Promise.all(Array.from({ length: 30 }, open))
  const tooMany = await open()
  expect(tooMany.status).toBe(429)
  expect(tooMany.headers['retry-after']).toBe('30')
  for (const { leave } of streams) leave()
  await expect.poll(() => shop.states.live.hints.size).toBe(0)
  expect((await open()).status).toBe(200)
})

it.each([
  ['signs out', ({ authorization }) => post(origin, '/api/auth/sign-out', {}, { authorization })],
  ['is deactivated', ({ id }) => db.updateTable('profiles').set({ deactivated_at: new Date() }).where('id', '=', id).execute()],
  ['gets another role', ({ id }) => db.updateTable('profiles').set({ role: 'customer' }).where('id', '=', id).execute()],
  ['must show a second factor from now on', () => changeSettings(shop, { staff_second_factor: 'always' })],
] satisfies [string, (who: { id: string; authorization: string }) => Promise<unknown>][])(
  'lets go within a second, on the other instance too, of who %s',
  async (_what, act) => {
    const who = await person('staff')
    const streams = await Promise.all([origin, other.origin].map((from) => listenAsStaff('', from, who)))
    expect(streams.map(({ status, isOver }) => [status, isOver])).toEqual([
      [200, false],
      [200, false],
    ])
    await act(who)
    await withinASecond(other.origin, () => streams.every(({ isOver }) => isOver))
    for (const { events } of streams) expect(events).toContain('ended')
  },
)
