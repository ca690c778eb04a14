import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/actor.ts'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#server/http/allowed-methods.ts'
import { specialRoutes } from '#server/http/special-routes.ts'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { accountRows, closingRow } from '#tests/support/account-rows.ts'
import { analyticsRows } from '#tests/support/analytics-rows.ts'
import { authRows } from '#tests/support/auth-rows.ts'
import { secondFactorRows } from '#tests/support/second-factor-rows.ts'
import {
  accounts,
  admins,
  everyone,
  itsOwner,
  itsOwnerAndStaff,
  linkHolders,
  nobody,
  type Outcome,
  type Person,
  persons,
  type Placed,
  type Rights,
  type Row,
  type Sent,
  staff,
} from '#tests/support/permission-rights.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const { shop, origin, given } = await runningShop()
// Letters are promised in the order's own transaction: their queues must be there.
await shop.startJobs()
const { id: productId } = await given.product({ stock: 10_000 })
const methodId = await given.paymentMethod()
const cardMethodId = await given.paymentMethod({ title: 'Card', type: 'card' })
await publishTexts()
const password = 'felt-and-wool-7!'
await makeAccounts()
const tokens = await signEverybodyIn()
const slip = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
  .png()
  .toBuffer()

const items = [{ product_id: productId, quantity: 1 }]

/** About accounts and how they are signed in: what one of these does, the next would meet, so they are sent one by one. */
const rowsOfAccounts: Record<string, Row> = {
  ...accountRows({ ask, db: shop.db, productId, slipForm }),
  ...secondFactorRows(shop.db, origin),
  ...authRows(shop.db),
}

/** Every call of the contract, and those beside it that answer by who asks. */
const rows: Record<string, Row> = {
  'GET /api/shop': { rights: everyone },
  'GET /api/categories': { rights: everyone },
  'GET /api/products': { rights: everyone },
  'GET /api/products/{id}': { rights: everyone, send: () => ({ path: `/api/products/${productId}` }) },
  'GET /api/search': { rights: everyone },
  'GET /api/home': { rights: everyone },
  'GET /api/stories': { rights: everyone },
  'GET /api/stories/{slug}': { rights: everyone, send: () => ({ path: '/api/stories/ram-horn' }) },
  'GET /api/pages/{slug}': { rights: everyone, send: () => ({ path: '/api/pages/terms' }) },
  'GET /api/events': { rights: everyone },
  'GET /api/events/{id}': { rights: everyone, send: () => ({ path: '/api/events/nauryz' }) },
  'POST /api/contact': {
    rights: everyone,
    send: () => ({ body: { name: 'Dana', email: 'dana@example.com', subject: 'Felt', message: 'Is it warm?' } }),
  },
  'POST /api/preorders': {
    rights: everyone,
    send: () => ({
      body: { full_name: 'Dana', email: 'dana@example.com', phone: '+60 12 345 6789', product_type: 'Bag', details: 'Blue' },
    }),
  },
  'POST /api/newsletter-subscribe': { rights: everyone, send: () => ({ body: { email: `${newId()}@example.com` } }) },
  'POST /api/newsletter-confirm': { rights: linkHolders, send: () => ({ body: { token: 'not-a-token' } }) },
  'POST /api/newsletter-unsubscribe': { rights: linkHolders, send: () => ({ body: { token: 'not-a-token' } }) },
  'GET /api/visitor': { rights: everyone },
  'GET /api/profile': { rights: accounts },
  ...analyticsRows,
  'POST /api/checkout/quote': { rights: everyone, send: () => ({ body: { items } }) },
  'GET /api/checkout/options': { rights: everyone },
  'POST /api/orders': { rights: everyone, send: () => ({ body: orderOf(methodId, items), headers: { 'idempotency-key': newId() } }) },
  'GET /api/orders': { rights: accounts },
  'GET /api/orders/{id}': { rights: itsOwnerAndStaff, send: async (order) => ({ path: `/api/orders/${(await order()).id}` }) },
  'POST /api/orders/track': {
    rights: everyone,
    send: async (order) => {
      const { order_number, email } = await order()
      return { body: { order_number, email } }
    },
  },
  'POST /api/orders/{id}/cancellation': {
    rights: itsOwner,
    send: async (order) => ({ path: `/api/orders/${(await order()).id}/cancellation`, body: {} }),
  },
  'POST /api/orders/{id}/payment-proof': {
    rights: itsOwnerAndStaff,
    send: async (order) => ({ path: `/api/orders/${(await order()).id}/payment-proof`, body: slipForm() }),
  },
  'GET /api/orders/{id}/payment-proof': {
    rights: itsOwnerAndStaff,
    send: async (order) => {
      const path = `/api/orders/${(await order()).id}/payment-proof`
      await ask('POST', 'customer', { path, body: slipForm() })
      return { path }
    },
  },
  'GET /api/orders/{id}/invoice.pdf': {
    rights: itsOwnerAndStaff,
    send: async (order) => ({ path: `/api/orders/${(await order()).id}/invoice.pdf` }),
  },
  'POST /api/orders/{id}/payment-session': {
    rights: itsOwnerAndStaff,
    send: async () => ({ path: `/api/orders/${(await placedOrder(cardMethodId)).id}/payment-session` }),
  },
  'POST /api/orders/{id}/sandbox-payment': {
    rights: itsOwnerAndStaff,
    send: async () => ({
      path: `/api/orders/${(await placedOrder(cardMethodId)).id}/sandbox-payment`,
      body: { card_number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' },
    }),
  },
  'GET /api/orders/{id}/paypal-return': {
    rights: nobody,
    send: async (order) => ({ path: `/api/orders/${(await order()).id}/paypal-return` }),
  },
  'POST /api/webhooks/stripe': { rights: nobody, send: () => ({ body: {} }) },
  'POST /api/webhooks/paypal': { rights: nobody, send: () => ({ body: {} }) },
  'GET /api/realtime': { rights: everyone },
  'GET /api/openapi.json': { rights: everyone },
  'GET /api/docs': { rights: everyone },
  'POST /api/admin/products': { rights: admins, send: () => ({ body: { sku: newId(), name: 'Felt bag', price: 10 } }) },
  'PATCH /api/admin/products/{id}': {
    rights: admins,
    send: () => ({ path: `/api/admin/products/${productId}`, body: { brand: 'Tulpar' } }),
  },
  'GET /api/admin/orders': { rights: staff },
  'GET /api/admin/orders/{id}': { rights: staff, send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}` }) },
  'PUT /api/admin/orders/{id}/status': {
    rights: staff,
    send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}/status`, body: { status: 'processing' } }),
  },
  'PUT /api/admin/orders/{id}/hold': {
    rights: staff,
    send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}/hold`, body: { hours: 24 } }),
  },
  'PUT /api/admin/orders/{id}/payment': {
    rights: staff,
    send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}/payment`, body: { decision: 'accept' } }),
  },
  'POST /api/admin/orders/{id}/notes': {
    rights: staff,
    send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}/notes`, body: { note: 'Called' } }),
  },
  'GET /api/admin/orders/{id}/refunds': {
    rights: staff,
    send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}/refunds` }),
  },
  'POST /api/admin/orders/{id}/refunds': {
    rights: staff,
    send: async (order) => {
      const path = `/api/admin/orders/${(await order()).id}`
      await ask('PUT', 'staff', { path: `${path}/payment`, body: { decision: 'accept' } })
      return { path: `${path}/refunds`, body: { amount: 1 }, headers: { 'idempotency-key': newId() } }
    },
  },
}
/** Closes the accounts that ask, so it comes last. */
const lastRow = closingRow(shop.db)
const besideTheContract = specialRoutes(shop).calls

describe('who may call what', () => {
  it('has a row for every call of the contract and beside it', () => {
    const calls = [...routesOf(contract), ...besideTheContract].map(([method, path]) => `${method} ${path}`)
    expect(Object.keys({ ...rows, ...rowsOfAccounts, ...lastRow }).sort()).toEqual(calls.sort())
  })

  it.concurrent.each(Object.entries(rows))('%s', async (call, row) => {
    const outcomes = await Promise.all(persons.map(async (person) => [person, await outcomeOf(call, row, person)] as const))
    expect(Object.fromEntries(outcomes)).toEqual(row.rights)
  })

  it.each(Object.entries({ ...rowsOfAccounts, ...lastRow }))('%s', async (call, row) => {
    const outcomes: Partial<Rights> = {}
    for (const person of persons) outcomes[person] = await outcomeOf(call, row, person)
    expect(outcomes).toEqual(row.rights)
    if (row.endsSessions) Object.assign(tokens, await signEverybodyIn())
  })
})

async function outcomeOf(call: string, { send }: Row, person: Person): Promise<Outcome> {
  const [method = '', path = ''] = call.split(' ')
  const sent = (await send?.(() => placedOrder(methodId), person)) ?? {}
  return ask(method, person, { path, ...sent })
}

async function ask(method: string, person: Person, { path = '', body, headers = {} }: Sent): Promise<Outcome> {
  const isForm = body instanceof FormData
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...headers,
      ...(tokens[person] ? { authorization: `Bearer ${tokens[person]}` } : {}),
      ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  // A stream has no end to wait for.
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (isStream) await response.body?.cancel()
  const answer = isStream ? '' : await response.text()
  const refusals: Record<number, Outcome> = { 400: 'expired', 401: 'signed_out', 403: 'forbidden', 404: 'hidden', 410: 'expired' }
  const refusal = refusals[response.status]
  if (refusal) return refusal
  if (!response.ok) throw new Error(`${method} ${path} as ${person}: ${response.status} ${answer}`)
  return 'allowed'
}

async function placedOrder(paymentMethodId: string): Promise<Placed> {
  const headers = { 'idempotency-key': newId(), authorization: `Bearer ${tokens.customer}` }
  const response = await post(origin, '/api/orders', orderOf(paymentMethodId, items), headers)
  if (!response.ok) throw new Error(`The order was not placed: ${response.status} ${await response.text()}`)
  const { order } = (await response.json()) as { order: Placed }
  return order
}

function slipForm(): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(slip)], 'slip.png', { type: 'image/png' }))
  return form
}

async function makeAccounts(): Promise<void> {
  for (const person of persons.filter((one) => one !== 'guest')) {
    const role: Role = person === 'super_admin' || person === 'deactivated' ? 'admin' : person
    const [isSuperAdmin, isMember] = [person === 'super_admin', person === 'member']
    const account = { email: `${person}@example.com`, password, fullName: person, role, isSuperAdmin, isMember, isEmailConfirmed: true }
    await createAccount(shop, account)
  }
}

/** The deactivated account signs in before it becomes one. */
async function signEverybodyIn(): Promise<Partial<Record<Person, string>>> {
  const setDeactivated = (at: Date | null) =>
    shop.db.updateTable('profiles').set({ deactivated_at: at }).where('email', '=', 'deactivated@example.com').execute()
  await setDeactivated(null)
  const signedIn = persons.filter((person) => person !== 'guest')
  const pairs = await Promise.all(signedIn.map(async (person) => [person, await signIn(person)] as const))
  await setDeactivated(new Date())
  return Object.fromEntries(pairs)
}

async function signIn(person: Person): Promise<string> {
  const response = await post(origin, '/api/auth/sign-in/email', { email: `${person}@example.com`, password })
  if (!response.ok) throw new Error(`${person} could not sign in: ${response.status} ${await response.text()}`)
  const { token } = (await response.json()) as { token: string }
  return token
}

async function publishTexts(): Promise<void> {
  const now = new Date()
  const words = { title: 'Title', summary: 'Summary' }
  await shop.db
    .insertInto('stories')
    .values({ id: newId(), slug: 'ram-horn', motif: 'horn', body: 'A horn.', ...words })
    .execute()
  await shop.db
    .insertInto('content_pages')
    .values({ slug: 'terms', updated_on: '2025-06-18', ...words })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await shop.db
    .insertInto('events')
    .values({
      id: newId(),
      slug: 'nauryz',
      status: 'published',
      published_at: now,
      starts_at: now,
      ends_at: new Date(now.getTime() + 3_600_000),
      venue: 'Hall',
      address: '1 Jalan Ampang',
      ...words,
    })
    .execute()
}
