import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'

// A lure for every field whose text could reach another person's mailbox.
const lure = 'www.evil-prize.example'
const bait = /evil|prize|claim|Victoria/gi

const { auth, call, db, given, mails, member, register, shop } = await shopWithAccounts()
const methodId = await given.paymentMethod()
const { id: productId } = await given.product({ stock: 50 })

let people = 0
const victim = () => `victim-${(people += 1)}@example.com`
const everything = ({ subject, text, html }: { subject: string; text: string; html: string }) => `${subject}\n${text}\n${html}`
/** Returns the parts of the lure that a mail contains. */
const typedIn = (mail: Parameters<typeof everything>[0], typed = bait) => [...new Set(everything(mail).match(typed))]

async function placeOrder(email: string, changes: Record<string, unknown> = {}, place: Record<string, unknown> = {}) {
  const contact = { name: 'Nurul Izzah', email, phone: '+60 12 345 6789', ...changes }
  const shipping = { address: '1 Jalan Ampang', city: 'Kuala Lumpur', state: 'Selangor', zip: '50450', country: 'MY', ...place }
  const body = orderOf(methodId, [{ product_id: productId, quantity: 1 }], { contact, shipping, note: `Claim it at ${lure}` })
  return call('POST', '/api/orders', { body, headers: { 'idempotency-key': newId() } })
}

it('confirms a message and a request without any typed text', async () => {
  const typed = { name: 'Victoria Evil', subject: 'Claim your prize', message: `Claim it: https://${lure}/x` }
  const [one, two] = [victim(), victim()]
  expect(
    (await call('POST', '/api/contact', { body: { ...typed, email: one, order_number: 'evil', phone: '+60 12 345 6789' } })).status,
  ).toBe(201)
  const request = { full_name: typed.name, email: two, phone: '+60 12 345 6789', product_type: typed.subject, details: typed.message }
  expect((await call('POST', '/api/preorders', { body: request })).status).toBe(201)
  for (const email of [one, two]) expect(typedIn(await mails.newest(email))).toEqual([])
  // Staff may read the visitor's text and name.
  const [staffAddress = ''] = /[\w.]+@[\w.]+/.exec(shop.config.mailFrom) ?? []
  expect(typedIn(await mails.newest(staffAddress, 2))).toContain('Victoria')
})

it.each([
  ['https://evil.example', 'a scheme'],
  ['Visit http://evil', 'a scheme in the middle'],
  ['www.evil.example', 'www.'],
  ['evil.example/prize', 'a domain and a path'],
])('refuses a name with an address in it: %s (%s)', async (name) => {
  const refused = { status: 422, body: { fields: expect.objectContaining({}) } }
  expect(await register(victim(), { name })).toMatchObject({
    ...refused,
    body: { fields: { name: expect.stringMatching(/address|link/i) } },
  })
  const answer = await placeOrder(victim(), { name })
  expect(answer).toMatchObject({ status: 422, body: { fields: { 'contact.name': expect.stringMatching(/address|link/i) } } })
  const token = await member(victim())
  for (const field of ['full_name', 'display_name'])
    expect(await call('PATCH', '/api/profile', { token, body: { [field]: name } })).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    })
  const place = { address: '1 Jalan Ampang', city: 'Kuala Lumpur', state: 'Selangor', zip: '50450', country: 'MY' }
  const entry = { label: 'home', name, phone: '+60 12 345 6789', ...place }
  expect(await call('POST', '/api/addresses', { token, body: entry })).toMatchObject({
    status: 422,
    body: { fields: { name: expect.any(String) } },
  })
})

it('refuses a delivery address with a link in it', async () => {
  for (const field of ['address', 'city', 'state'])
    expect(await placeOrder(victim(), {}, { [field]: `Claim at https://${lure}` })).toMatchObject({
      status: 422,
      body: { fields: { [`shipping.${field}`]: expect.any(String) } },
    })
})

it('accepts real names', async () => {
  for (const name of ['Mohd.Faizal a/l S. Raju', 'Ahmad @ Abu bin Ali', "O'Neill-Brontë", 'Әлия Қабыл', 'J.R.R. Tolkien', '李小龍'])
    expect((await placeOrder(victim(), { name })).status).toBe(201)
})

it('makes no link of text typed in an order, and leaves out an invalid name', async () => {
  const email = victim()
  const name = 'Claim 500 now at evil.example'
  expect((await placeOrder(email, { name }, { address: 'evil.example 12', city: 'prize.example' })).status).toBe(201)
  const mail = await mails.newest(email)
  expect(typedIn(mail, /Claim 500|evil\.example|prize\.example|evil\. example 12/g)).toEqual(['evil. example 12'])
})

it('reveals in no mail a stranger’s reason for cancelling', async () => {
  const email = victim()
  const { order, guest_token: token } = (await placeOrder(email)).body as { order: { id: string }; guest_token: string }
  const headers = { 'guest-session-token': token }
  const cancelled = await call('POST', `/api/orders/${order.id}/cancellation`, { body: { reason: `Claim it at ${lure}` }, headers })
  expect(cancelled.status).toBe(200)
  expect(typedIn(await mails.newest(email, 2))).toEqual([])
})

it('calls an account by its name only where its owner has confirmed the address', async () => {
  const email = victim()
  await register(email, { name: 'Claim Your Prize' })
  expect(typedIn(await mails.newest(email))).toEqual([])
  await auth('/sign-in/magic-link', { email, callbackURL: '/' })
  expect(typedIn(await mails.newest(email, 2))).toEqual([])

  const own = victim()
  const token = await member(own)
  await call('PATCH', '/api/profile', { token, body: { full_name: 'Claim Your Prize' } })
  const target = victim()
  await auth('/change-email', { newEmail: target, password: goodPassword }, token)
  expect(typedIn(await mails.newest(target))).toEqual([])
  expect(typedIn(await mails.newest(own, 2))).toContain('Claim')
})

it('names in a mail only browsers that it knows', async () => {
  const email = victim()
  await member(email)
  const body = { email, password: goodPassword }
  await call('POST', '/api/auth/sign-in/email', { body, headers: { 'user-agent': `Claim/1.0 (http://${lure})` } })
  expect(typedIn(await mails.newest(email, 2))).toEqual([])
})

it('leaves names of before this rule out of mails', async () => {
  const email = victim()
  await member(email)
  await db
    .updateTable('profiles')
    .set({ full_name: `Claim it at http://${lure}` })
    .where('email', '=', email)
    .execute()
  await auth('/sign-in/magic-link', { email, callbackURL: '/' })
  expect(typedIn(await mails.newest(email, 2))).toEqual([])
})
