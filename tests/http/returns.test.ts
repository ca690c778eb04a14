import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'

const { admin, call, given, member, mails, shop, origin } = await shopWithAccounts()
const staff = await admin('takes-back@example.com')
const method = await given.paymentMethod()
const photograph = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer()

type Buyer = { token?: string; headers?: Record<string, string> }
type Bought = { orderId: string; number: string; productId: string; path: string; buyer: Buyer; total: number }
type Own = {
  until: string | null
  items: { id: string; quantity: number }[]
  returns: {
    id: string
    status: string
    answer: string | null
    refunded: number | null
    exchange_order: string | null
    pictures: string[]
  }[]
}

it('returns goods: requested, accepted, received on the shelf, and refunded', async () => {
  const bought = await buy('whole-way@example.com', 2)
  const [item] = (await own(bought)).items
  expect(item).toMatchObject({ quantity: 2 })
  const asked = await ask(bought, {
    items: [{ id: item?.id, quantity: 1 }],
    reason: 'too_small',
    wish: 'refund',
    text: 'A size larger would do',
  })
  expect(asked).toMatchObject({ status: 201, body: { items: [{ quantity: 1 }], returns: [{ status: 'requested' }] } })
  const id = (asked.body as Own).returns[0]?.id
  expect((await mails.titled('whole-way@example.com', 'We’ve received your return request')).text).toContain(bought.number)
  expect((await sendPicture(bought, id)).status).toBe(201)
  const picture = (await own(bought)).returns[0]?.pictures[0]
  const look = (buyer: Buyer) =>
    fetch(`${origin}/api/return-pictures/${picture}`, {
      headers: { ...buyer.headers, ...(buyer.token && { authorization: `Bearer ${buyer.token}` }) },
    })
  expect([(await look({})).status, (await look(bought.buyer)).status, (await look({ token: staff })).status]).toEqual([404, 200, 200])

  const { body: waiting } = await call('GET', '/api/admin/waiting', { token: staff })
  expect(waiting).toMatchObject({ attention: { returns_waiting: { href: '/admin/returns' } } })
  expect(await staffPut(id, 'decision', { decision: 'accepted', answer: 'Jalan Ampang 1, please' })).toMatchObject({ status: 200 })
  expect((await mails.titled('whole-way@example.com', 'Your return has been approved')).text).toContain('Jalan Ampang 1, please')
  expect((await own(bought)).returns[0]).toMatchObject({ status: 'accepted', answer: 'Jalan Ampang 1, please' })

  const before = await onHand(bought.productId)
  const accepted = await readings(id)
  expect((await staffPut(id, 'receipt', { restock: [], ...accepted.older })).body).toMatchObject({
    code: 'changed_meanwhile',
    current: { id, status: 'accepted' },
  })
  expect(await staffPut(id, 'receipt', { restock: [{ id: item?.id, quantity: 2 }], ...accepted.present })).toMatchObject({
    status: 422,
    body: { fields: { 'restock.0.quantity': 'This is more than was returned' } },
  })
  expect(await staffPut(id, 'receipt', { restock: [{ id: item?.id, quantity: 1 }], ...accepted.present })).toMatchObject({
    status: 200,
    body: { status: 'received', items: [{ restocked: 1 }] },
  })
  expect(await onHand(bought.productId)).toBe(before + 1)
  expect((await staffPut(id, 'receipt', { restock: [] })).body['code']).toBe('return_not_so')

  expect((await staffPut(id, 'settlement', { outcome: 'refund', amount: bought.total + 1 })).body['code']).toBe('refund_too_large')
  const received = await readings(id)
  expect((await staffPut(id, 'settlement', { outcome: 'nothing', ...received.older })).body).toMatchObject({
    code: 'changed_meanwhile',
    current: { id, status: 'received' },
  })
  expect(await staffPut(id, 'settlement', { outcome: 'refund', amount: 40, ...received.present })).toMatchObject({
    status: 200,
    body: { status: 'settled', outcome: 'refund', refunded: 40 },
  })
  expect((await staffPut(id, 'settlement', { outcome: 'refund', amount: 40 })).body['code']).toBe('return_not_so')
  expect((await call('GET', `/api/admin/orders/${bought.orderId}`, { token: staff })).body).toMatchObject({ refunded: 40 })
  expect((await own(bought)).returns[0]).toMatchObject({ status: 'settled', refunded: 40 })
  expect((await mails.titled('whole-way@example.com', 'Your return is complete')).text).toContain('RM\u00a040.00')
})

it('takes no more than was bought, nothing that has not arrived, and nothing after the time that is set', async () => {
  const bought = await buy('too-much@example.com', 2)
  const [item] = (await own(bought)).items
  const wish = (quantity: number) => ({ items: [{ id: item?.id, quantity }], reason: 'damaged', wish: 'refund' })
  expect((await ask(bought, wish(3))).body['code']).toBe('not_returnable')
  expect((await ask(bought, { ...wish(1), items: [{ id: newId(), quantity: 1 }] })).body['code']).toBe('not_returnable')
  expect((await ask({ ...bought, buyer: { token: await member('not-mine@example.com') } }, wish(1))).status).toBe(404)
  const both = await Promise.all([ask(bought, wish(2)), ask(bought, wish(2))])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))

  const early = await buy('on-its-way@example.com', 1, false)
  expect(await own(early)).toEqual({ until: null, items: [], returns: [] })

  const late = await buy('late@example.com', 1)
  await changeSettings(shop, { return_days: 0 })
  expect((await own(late)).until).toBeNull()
  expect((await ask(late, { ...wish(1), items: [{ id: (await own(bought)).returns[0]?.id, quantity: 1 }] })).body['code']).toBe(
    'not_returnable',
  )
  await changeSettings(shop, { return_days: 14 })
  expect((await own(late)).items).toHaveLength(1)
})

it('is refused with the reason, withdrawn by its buyer, or ends in an exchange', async () => {
  const bought = await buy('three-ways@example.com', 3)
  const [item] = (await own(bought)).items
  const one = { items: [{ id: item?.id, quantity: 1 }], reason: 'changed_mind', wish: 'exchange', text: '' }
  const ids: string[] = []
  for (let asked = 0; asked < 3; asked += 1) ids.push(((await ask(bought, one)).body as Own).returns[0]?.id ?? '')
  const [refused, kept, exchanged] = ids

  const { body: read } = await call('GET', `/api/admin/returns/${refused}`, { token: staff })
  const decision = { decision: 'refused', answer: 'It was made for you.', expected_updated_at: read['updated_at'] }
  expect((await staffPut(refused, 'decision', decision)).status).toBe(200)
  expect((await staffPut(refused, 'decision', decision)).body['code']).toBe('changed_meanwhile')
  expect((await mails.titled('three-ways@example.com', 'About your return')).text).toContain('It was made for you.')

  expect((await call('POST', `${bought.path}/${kept}/withdrawal`, bought.buyer)).status).toBe(200)
  expect((await staffPut(kept, 'decision', { decision: 'accepted', answer: 'Here' })).body['code']).toBe('return_not_so')

  await staffPut(exchanged, 'decision', { decision: 'accepted', answer: 'Here' })
  expect((await staffPut(exchanged, 'settlement', { outcome: 'exchange', order_number: 'UND-00000' })).status).toBe(404)
  const other = await buy('three-ways@example.com', 1, false)
  expect(await staffPut(exchanged, 'settlement', { outcome: 'exchange', order_number: other.number })).toMatchObject({
    status: 200,
    body: { status: 'settled', exchange_order: other.number },
  })
  // Refused pieces and pieces that the buyer keeps can be returned again.
  expect((await own(bought)).items).toMatchObject([{ quantity: 2 }])
  const { body } = await call('GET', '/api/admin/returns?status=settled&q=three-ways@example.com', { token: staff })
  expect(body).toMatchObject({ total: 1, returns: [{ id: exchanged }] })
})

it('names returned items for staff in another language', async () => {
  const bought = await buy('in-english@example.com', 1)
  const [item] = (await own(bought)).items
  const asked = await ask(bought, { items: [{ id: item?.id, quantity: 1 }], reason: 'damaged', wish: 'refund' })
  const id = (asked.body as Own).returns[0]?.id
  const read = async (path: string, language: string) =>
    (await call('GET', path, { token: staff, headers: { 'accept-language': language } })).body
  expect(await read(`/api/admin/returns/${id}`, 'ru')).toMatchObject({ items: [{ name: 'Шляпа' }] })
  expect(await read('/api/admin/returns?q=in-english@example.com', 'ru')).toMatchObject({ returns: [{ items: [{ name: 'Шляпа' }] }] })
  expect(await read(`/api/admin/returns/${id}`, 'kk')).toMatchObject({ items: [{ name: 'Hat' }] })
})

async function readings(id: string | undefined) {
  const { updated_at } = (await call('GET', `/api/admin/returns/${id}`, { token: staff })).body as { updated_at: string }
  const older = new Date(Date.parse(updated_at) - 1).toISOString()
  return { present: { expected_updated_at: updated_at }, older: { expected_updated_at: older } }
}

async function buy(email: string, quantity: number, isCompleted = true): Promise<Bought> {
  const { id: productId } = await given.product({ name: 'Hat', names: { ru: 'Шляпа' }, price: 40, stock: 50 })
  const order = orderOf(method, [{ product_id: productId, quantity }])
  const placed = await call('POST', '/api/orders', {
    body: { ...order, contact: { ...order.contact, email } },
    headers: { 'idempotency-key': newId() },
  })
  const { order: made, guest_token } = placed.body as { order: { id: string; order_number: string; total: number }; guest_token: string }
  const mark = (status: string) => call('PUT', `/api/admin/orders/${made.id}/status`, { token: staff, body: { status } })
  if (isCompleted) for (const status of ['processing', 'shipped', 'completed']) expect((await mark(status)).status).toBe(200)
  const buyer = { headers: { 'guest-session-token': guest_token } }
  return { orderId: made.id, number: made.order_number, total: made.total, productId, path: `/api/orders/${made.id}/returns`, buyer }
}

async function own({ path, buyer }: Bought): Promise<Own> {
  return (await call('GET', path, buyer)).body as Own
}

function ask({ path, buyer }: Bought, body: object) {
  return call('POST', path, { ...buyer, body })
}

function sendPicture({ path, buyer }: Bought, id: string | undefined) {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(photograph)], 'hat.jpg', { type: 'image/jpeg' }))
  return call('POST', `${path}/${id}/pictures`, { ...buyer, body })
}

function staffPut(id: string | undefined, what: string, body: object) {
  return call('PUT', `/api/admin/returns/${id}/${what}`, { token: staff, body })
}

async function onHand(productId: string): Promise<number> {
  return (await shop.db.selectFrom('stock_levels').select('on_hand').where('product_id', '=', productId).executeTakeFirstOrThrow()).on_hand
}
