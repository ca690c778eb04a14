import { expect, it } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'
import { mailbox } from '#tests/support/mailbox.ts'
import { partnersOf } from '#tests/support/partners.ts'
import { textOfPdf } from '#tests/support/read-pdf.ts'

const running = await shopWithAccounts()
const { admin, call, db, given, member, origin } = running
const staff = await admin('staff@example.com')
const method = await given.paymentMethod()
const { id: product_id } = await given.product()
const { apply, idOf, ledger, partner, pay } = partnersOf(running, staff, method)
const berlin = { address: 'Hauptstr. 1', city: 'Berlin', state: 'Berlin', zip: '10115', country: 'OTHER' }

it('requires the name of a country that is not listed, beside other problems', async () => {
  expect((await place({ shipping: berlin })).body).toMatchObject({ fields: { 'shipping.country_name': expect.any(String) } })
  const billing = { ...berlin, country_name: ' ' }
  expect((await place({ billing })).body).toMatchObject({ fields: { 'billing.country_name': expect.any(String) } })
  const { body } = await place({ shipping: { ...berlin, zip: '' } })
  expect(Object.keys(body['fields'] as object).toSorted()).toEqual(['shipping.country_name', 'shipping.zip'])
  const long = { ...berlin, country_name: 'x'.repeat(61) }
  expect((await place({ shipping: long })).body).toMatchObject({ fields: { 'shipping.country_name': expect.any(String) } })
})

it('prints that name wherever the address is printed', async () => {
  const placed = await place({ shipping: { ...berlin, country_name: 'Germany\nEU' }, billing: { ...berlin, country_name: 'Austria' } })
  expect(placed.status).toBe(201)
  const { order, guest_token } = placed.body as unknown as { order: Order; guest_token: string }
  expect(order.shipping_address.country_name).toBe('Germany EU')
  const mail = await mailbox(db).titled('nurul@example.com', order.order_number)
  expect(mail.text).toContain('Germany EU')
  expect(mail.html).toContain('Germany EU')

  const invoice = await read(`/api/orders/${order.id}/invoice.pdf`, { 'guest-session-token': guest_token })
  expect(invoice).toContain('Germany EU')
  expect(invoice).toContain('Austria')
  expect(await read(`/api/admin/orders/${order.id}/packing-slip.pdf`, { authorization: `Bearer ${staff}` })).toContain('Germany EU')

  const listed = await call('GET', '/api/admin/orders', { token: staff })
  expect(listed.body['orders']).toMatchObject([{ country: 'OTHER', country_name: 'Germany EU' }])
  const csv = await fetch(`${origin}/api/admin/orders.csv`, { headers: { authorization: `Bearer ${staff}` } })
  expect(await csv.text()).toContain('Germany EU')
})

it('ignores a name beside a country that is listed', async () => {
  const { body, status } = await place({ shipping: { ...berlin, country: 'SG', country_name: 'Elsewhere' } })
  expect(status).toBe(201)
  const { order, guest_token } = body as unknown as { order: Order; guest_token: string }
  const invoice = await read(`/api/orders/${order.id}/invoice.pdf`, { 'guest-session-token': guest_token })
  expect(invoice).toContain('Singapore')
  expect(invoice).not.toContain('Elsewhere')
})

it('keeps it in the address book until the address moves to a listed country', async () => {
  const token = await member('reader@example.com')
  const reader = { ...berlin, name: 'Reader', phone: '+49 30 1234567' }
  expect((await call('POST', '/api/addresses', { token, body: reader })).body).toMatchObject({
    fields: { country_name: expect.any(String) },
  })
  const { body: kept } = await call('POST', '/api/addresses', { token, body: { ...reader, country_name: 'Germany' } })
  expect(kept).toMatchObject({ country: 'OTHER', country_name: 'Germany' })
  const { body: moved } = await call('PUT', `/api/addresses/${kept['id'] as string}`, { token, body: { ...reader, country: 'SG' } })
  expect(moved).not.toHaveProperty('country_name')
})

it('is corrected by staff', async () => {
  const { body } = await place({ shipping: { ...berlin, country_name: 'Germany' } })
  const { id } = body['order'] as Order
  const path = `/api/admin/orders/${id}`
  const refused = await call('PATCH', path, { token: staff, body: { shipping: berlin } })
  expect(refused.body).toMatchObject({ fields: { 'shipping.country_name': expect.any(String) } })
  const edited = await call('PATCH', path, { token: staff, body: { shipping: { ...berlin, country_name: 'Deutschland' } } })
  expect(edited.body).toMatchObject({ shipping_address: { country_name: 'Deutschland' } })
})

it('is required of partners who apply, are invited or move', async () => {
  const unnamed = { fields: { country_name: expect.any(String) } }
  expect((await apply('apply@example.com', { country: 'OTHER' })).body).toMatchObject(unnamed)
  await apply('apply@example.com', { country: 'OTHER', country_name: 'Georgia' })
  const path = `/api/admin/partners/${await idOf('apply@example.com')}`
  expect((await call('GET', path, { token: staff })).body).toMatchObject({ country: 'OTHER', country_name: 'Georgia' })
  expect((await call('PATCH', path, { token: staff, body: { country: 'OTHER' } })).body).toMatchObject(unnamed)
  const named = await call('PATCH', path, { token: staff, body: { country: 'OTHER', country_name: 'Armenia' } })
  expect(named.body).toMatchObject({ country: 'OTHER', country_name: 'Armenia' })
  const alone = (country_name: string) => call('PATCH', path, { token: staff, body: { country_name } })
  expect((await alone('Hayastan')).body).toMatchObject({ country: 'OTHER', country_name: 'Hayastan' })
  expect(await alone(' ')).toMatchObject({ status: 422, body: unnamed })
  const moved = await call('PATCH', path, { token: staff, body: { country: 'SG', country_name: 'Armenia' } })
  expect(moved.body).toMatchObject({ country: 'SG', country_name: null })
  expect((await alone('Armenia')).body).toMatchObject({ country: 'SG', country_name: null })

  await call('POST', '/api/admin/partners/invitations', { token: staff, body: { email: 'invited@example.com', company: 'Kiosk' } })
  const mail = await mailbox(db).newest('invited@example.com')
  const secret = /accept-invitation\/([\w-]+)/.exec(mail.text)?.[1] ?? ''
  const body = { company: 'Kiosk', contact_name: 'Dana', phone: '+995 32 212 3456', country: 'OTHER', city: 'Tbilisi' }
  const accept = (changes: object) => call('POST', `/api/partners/invitations/${secret}`, { body: { ...body, ...changes } })
  expect((await accept({})).body).toMatchObject(unnamed)
  expect((await accept({ country_name: 'Georgia' })).status).toBe(200)
})

it('is printed on a partner’s statement and in the file of partners', async () => {
  const cafe = await partner('cafe@example.com', { country: 'OTHER', country_name: 'Georgia' })
  const own = await call('PATCH', '/api/partner', { token: cafe.token, body: { country: 'OTHER' } })
  expect(own.body).toMatchObject({ fields: { country_name: expect.any(String) } })
  const moved = await call('PATCH', '/api/partner', { token: cafe.token, body: { country: 'OTHER', country_name: 'Sakartvelo' } })
  expect(moved.body).toMatchObject({ country: 'OTHER', country_name: 'Sakartvelo' })
  const alone = (country_name: string) => call('PATCH', '/api/partner', { token: cafe.token, body: { country_name } })
  expect((await alone('Kartli')).body).toMatchObject({ country: 'OTHER', country_name: 'Kartli' })
  expect((await alone('')).body).toMatchObject({ fields: { country_name: expect.any(String) } })
  await alone('Sakartvelo')

  await call('POST', `/api/admin/partners/${cafe.id}/commissions`, { token: staff, body: { amount: 12.5, reason: 'Posters' } })
  const paid = await pay(
    cafe.id,
    (await ledger(cafe)).commissions.map(({ id }) => id),
  )
  const statement = `/api/partner/payouts/${String(paid.body['id'])}/statement.pdf`
  expect(await read(statement, { authorization: `Bearer ${cafe.token}` })).toContain('Sakartvelo')
  const csv = await fetch(`${origin}/api/admin/partners.csv`, { headers: { authorization: `Bearer ${staff}` } })
  expect(await csv.text()).toContain('Sakartvelo')
})

it('is required of an event’s address, and printed on its collection papers', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const fair = {
    title: 'Fair',
    venue: 'Hall 2',
    address: 'Messedamm 22',
    status: 'published',
    starts_at: inAnHour,
    ends_at: '2099-11-30T18:00:00Z',
  }
  const write = (body: object, id?: string) =>
    call(id ? 'PATCH' : 'POST', `/api/admin/events${id ? `/${id}` : ''}`, { token: staff, body: id ? body : { ...fair, ...body } })
  const unnamed = { status: 422, body: { fields: { country_name: expect.any(String) } } }
  expect(await write({ slug: 'berlin', country: 'OTHER' })).toMatchObject(unnamed)
  const berlin = await write({ slug: 'berlin', country: 'OTHER', country_name: ' Germany ' })
  expect(berlin).toMatchObject({ status: 201, body: { country: 'OTHER', country_name: 'Germany' } })
  const [id, next] = [
    String(berlin.body['id']),
    String((await write({ slug: 'vienna', country: 'OTHER', country_name: 'Austria' })).body['id']),
  ]
  expect((await call('GET', '/api/events/berlin')).body).toMatchObject({ country: 'OTHER', country_name: 'Germany' })

  const { id: product_id } = await given.product({ stock: 3 })
  await call('POST', `/api/admin/events/${id}/inventory`, {
    token: staff,
    body: { items: [{ product_id, change: 1 }] },
    headers: { 'idempotency-key': newId() },
  })
  const placed = await call('POST', '/api/orders', {
    body: orderOf(method, [{ product_id, quantity: 1 }], { event_id: id, shipping: undefined }),
    headers: { 'idempotency-key': newId() },
  })
  expect(placed).toMatchObject({ status: 201 })
  const { order } = placed.body as unknown as { order: Order }
  expect(order.shipping_address).toMatchObject({ address: 'Hall 2, Messedamm 22', country: 'OTHER', country_name: 'Germany' })
  const path = `/api/admin/orders/${order.id}`
  await call('PUT', `${path}/payment`, { token: staff, body: { decision: 'accepted' } })
  await write({ status: 'cancelled' }, id)
  const moved = await call('POST', `${path}/pickup-choice`, {
    token: staff,
    body: { choice: 'next_event', event_id: next },
    headers: { 'idempotency-key': newId() },
  })
  expect(moved.body).toMatchObject({ shipping_address: { country: 'OTHER', country_name: 'Austria' } })
  expect(await read(`${path}/packing-slip.pdf`, { authorization: `Bearer ${staff}` })).toContain('Austria')

  expect(await write({ country_name: ' ' }, next)).toMatchObject(unnamed)
  expect((await write({ country: 'SG' }, next)).body).toMatchObject({ country: 'SG', country_name: null })
  expect(await write({ country: 'OTHER' }, next)).toMatchObject(unnamed)
  // A row from before names were required.
  await db.updateTable('events').set({ country: 'OTHER', country_name: null }).where('id', '=', next).execute()
  expect(await write({ title: 'Market' }, next)).toMatchObject({ status: 200, body: { country: 'OTHER', country_name: null } })
})

it('is required of the studio’s address, and printed as the seller’s', async () => {
  const change = (body: object) => call('PATCH', '/api/admin/settings', { token: staff, body })
  const unnamed = { status: 422, body: { fields: { studio_country_name: expect.any(String) } } }
  expect(await change({ studio_country: 'OTHER' })).toMatchObject(unnamed)
  expect(await change({ studio_country: 'OTHER', studio_country_name: ' ' })).toMatchObject(unnamed)
  expect(await change({ studio_country: 'OTHER', studio_country_name: 'Georgia' })).toMatchObject({
    status: 200,
    body: { studio_country: 'OTHER', studio_country_name: 'Georgia' },
  })
  expect((await call('GET', '/api/shop/studio')).body).toMatchObject({ country: 'OTHER', country_name: 'Georgia' })
  const placed = await place({ delivery: 'pickup' })
  const { order, guest_token } = placed.body as unknown as { order: Order; guest_token: string }
  expect(order.shipping_address).toMatchObject({ country: 'OTHER', country_name: 'Georgia' })
  expect(await read(`/api/orders/${order.id}/invoice.pdf`, { 'guest-session-token': guest_token })).toContain('Georgia')
  expect(await change({ sst_number: 'W10' })).toMatchObject({ status: 200 })
  expect((await change({ studio_country: 'MY' })).body).toMatchObject({ studio_country: 'MY', studio_country_name: '' })
  expect((await call('GET', '/api/shop/studio')).body).not.toHaveProperty('country_name')
})

function place(changes: object) {
  return call('POST', '/api/orders', {
    body: orderOf(method, [{ product_id, quantity: 1 }], changes),
    headers: { 'idempotency-key': newId() },
  })
}

async function read(path: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(origin + path, { headers })
  return textOfPdf(new Uint8Array(await answer.arrayBuffer()))
}
