import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Caller } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#server/http/allowed-methods.ts'
import { specialRoutes } from '#server/http/special-routes.ts'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { accountRows, closingRow } from '#tests/support/account-rows.ts'
import { analyticsRows } from '#tests/support/analytics-rows.ts'
import { authRows } from '#tests/support/auth-rows.ts'
import { secondFactorRows } from '#tests/support/second-factor-rows.ts'
import {
  expectedRights,
  type Outcome,
  type Person,
  persons,
  type Placed,
  type Rights,
  type Row,
  type Sent,
} from '#tests/support/permission-rights.ts'
import { post, runningShop } from '#tests/support/shop.ts'
import { describedBy, type Description } from '#tests/support/described-answers.ts'
import { makeAccounts } from '#tests/support/permission-accounts.ts'
import { publishTexts } from '#tests/support/published-texts.ts'
import { imageRows } from '#tests/support/image-rows.ts'
import { studioRows } from '#tests/support/studio-rows.ts'
import { storyRows } from '#tests/support/story-rows.ts'
import { productRows } from '#tests/support/product-rows.ts'
import { moneyRows } from '#tests/support/money-rows.ts'
import { staffOrderRows } from '#tests/support/staff-order-rows.ts'
import { deskRows } from '#tests/support/desk-rows.ts'
import { partnerRows } from '#tests/support/partner-rows.ts'
import { listRows } from '#tests/support/list-rows.ts'
import { letterRows } from '#tests/support/letter-rows.ts'
import { afterRows } from '#tests/support/after-rows.ts'
import { eventRows } from '#tests/support/event-rows.ts'
import { productionRows } from '#tests/support/production-rows.ts'

const { shop, origin, given } = await runningShop()
const { id: productId } = await given.product({ stock: 10_000 })
const methodId = await given.paymentMethod()
const cardMethodId = await given.paymentMethod({ title: 'Card', type: 'card' })
await publishTexts(shop.db)
const password = 'felt-and-wool-7!'
await makeAccounts(shop, password)
const tokens = await signEverybodyIn()
const proof = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
  .png()
  .toBuffer()

const differences = describedBy((await (await fetch(`${origin}/api/openapi.json`)).json()) as Description)
const undescribed = new Set<string>()

const items = [{ product_id: productId, quantity: 1 }]

/** Calls about accounts and signing in. They run one after another, because each affects the next. */
const rowsOfAccounts: Record<string, Row> = {
  ...accountRows({ ask, db: shop.db, productId, proofForm }),
  ...secondFactorRows(shop.db, origin),
  ...authRows(shop.db),
}

/** What the test sends to every call of the contract, and to the other calls that check the caller. Each call declares who may make it. */
const rows: Record<string, Row> = {
  'GET /api/shop': {},
  'GET /api/shop/studio': {},
  'GET /api/categories': {},
  'GET /api/products': {},
  'GET /api/products/{id}': { send: () => ({ path: `/api/products/${productId}` }) },
  'GET /api/search': {},
  'GET /api/home': {},
  'GET /api/pictures': {},
  'GET /api/stories': {},
  'GET /api/stories/{slug}': { send: () => ({ path: '/api/stories/ram-horn' }) },
  'GET /api/pages/{slug}': { send: () => ({ path: '/api/pages/terms' }) },
  'GET /api/events': {},
  'GET /api/events/{id}': { send: () => ({ path: '/api/events/nauryz' }) },
  'POST /api/contact': {
    send: () => ({ body: { name: 'Dana', email: 'dana@example.com', subject: 'Felt', message: 'Is it warm?' } }),
  },
  'POST /api/preorders': {
    send: () => ({
      body: { full_name: 'Dana', email: 'dana@example.com', phone: '+60 12 345 6789', product_type: 'Bag', details: 'Blue' },
    }),
  },
  'POST /api/newsletter-subscribe': { send: () => ({ body: { email: `${newId()}@example.com` } }) },
  'POST /api/newsletter-confirm': { send: () => ({ body: { token: 'not-a-token' } }) },
  'POST /api/newsletter-unsubscribe': { send: () => ({ body: { token: 'not-a-token' } }) },
  'POST /api/newsletter-preferences/look': { send: () => ({ body: { token: 'not-a-token' } }) },
  'POST /api/newsletter-preferences': { send: () => ({ body: { token: 'not-a-token' } }) },
  ...letterRows(shop.db, proofForm),
  ...afterRows({ shop, productId, newProduct: async (stock) => (await given.product({ stock })).id, pictureForm: proofForm }),
  'GET /api/visitor': {},
  'GET /api/profile': {},
  ...analyticsRows,
  'POST /api/checkout/quote': { send: () => ({ body: { items } }) },
  'GET /api/checkout/options': {},
  'POST /api/orders': { send: () => ({ body: orderOf(methodId, items), headers: { 'idempotency-key': newId() } }) },
  ...staffOrderRows(() => orderOf(methodId, items)),
  'GET /api/orders': {},
  'GET /api/orders/{id}': { send: async (order) => ({ path: `/api/orders/${(await order()).id}` }) },
  'POST /api/orders/track': {
    send: async (order) => {
      const { order_number, email } = await order()
      return { body: { order_number, email } }
    },
  },
  'POST /api/orders/{id}/live-token': { send: async (order) => ({ path: `/api/orders/${(await order()).id}/live-token` }) },
  'POST /api/orders/{id}/cancellation': {
    send: async (order) => ({ path: `/api/orders/${(await order()).id}/cancellation`, body: {} }),
  },
  'POST /api/orders/{id}/payment-proof': {
    send: async (order) => ({ path: `/api/orders/${(await order()).id}/payment-proof`, body: proofForm() }),
  },
  'GET /api/orders/{id}/payment-proof': {
    send: async (order) => {
      const path = `/api/orders/${(await order()).id}/payment-proof`
      await ask('POST', 'customer', { path, body: proofForm() })
      return { path }
    },
  },
  'GET /api/orders/{id}/invoice.pdf': {
    send: async (order) => ({ path: `/api/orders/${(await order()).id}/invoice.pdf` }),
  },
  'POST /api/orders/{id}/payment-session': {
    send: async () => ({ path: `/api/orders/${(await placedOrder(cardMethodId)).id}/payment-session` }),
  },
  'POST /api/orders/{id}/sandbox-payment': {
    send: async () => ({
      path: `/api/orders/${(await placedOrder(cardMethodId)).id}/sandbox-payment`,
      body: { card_number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' },
    }),
  },
  'GET /api/orders/{id}/paypal-return': {
    send: async (order) => ({ path: `/api/orders/${(await order()).id}/paypal-return` }),
  },
  'POST /api/webhooks/stripe': { send: () => ({ body: {} }) },
  'POST /api/webhooks/bounces': { send: () => ({ body: {} }) },
  'POST /api/webhooks/paypal': { send: () => ({ body: {} }) },
  'GET /api/realtime': {},
  'GET /api/realtime/staff': { send: () => ({ path: '/api/realtime/staff?topics=orders' }) },
  'GET /api/orders/{id}/live': { send: async (order) => ({ path: `/api/orders/${(await order()).id}/live` }) },
  'GET /api/openapi.json': {},
  'GET /api/docs': {},
  ...productRows(shop.db, productId),
  ...imageRows(shop.db, productId, proofForm),
  ...storyRows(shop.db, proofForm),
  'GET /api/admin/orders': {},
  'POST /api/admin/orders/bulk-status': { send: async (order) => ({ body: { ids: [(await order()).id], status: 'processing' } }) },
  ...listRows(shop.db),
  ...moneyRows(shop.db),
  ...partnerRows(shop.db),
  ...studioRows(shop, async () => (await given.product({ stock: 1 })).id),
  ...deskRows(shop.db),
  ...productionRows(shop, proofForm),
  ...eventRows(shop.db, async () => (await given.product({ stock: 100 })).id, proofForm),
  'GET /api/admin/orders/{id}': { send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}` }) },
  'PUT /api/admin/orders/{id}/status': {
    send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}/status`, body: { status: 'processing' } }),
  },
  'PUT /api/admin/orders/{id}/hold': {
    send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}/hold`, body: { hours: 24 } }),
  },
  'PUT /api/admin/orders/{id}/payment': {
    send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}/payment`, body: { decision: 'accept' } }),
  },
  'POST /api/admin/orders/{id}/notes': {
    send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}/notes`, body: { note: 'Called' } }),
  },
  'GET /api/admin/orders/{id}/refunds': {
    send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}/refunds` }),
  },
  'POST /api/admin/orders/{id}/refunds': {
    send: async (order) => {
      const path = `/api/admin/orders/${(await order()).id}`
      await ask('PUT', 'staff', { path: `${path}/payment`, body: { decision: 'accept' } })
      return { path: `${path}/refunds`, body: { amount: 1 }, headers: { 'idempotency-key': newId() } }
    },
  },
}
/** Comes last, because it closes the callers' accounts. */
const lastRow = closingRow(shop.db)
const calls = [...routesOf(contract), ...specialRoutes(shop).calls]
const backOffice: ReadonlySet<Caller> = new Set<Caller>(['staff', 'admin', 'super_admin'])
const rulesByCall = new Map(calls.map(({ method, path, rules }) => [`${method} ${path}`, rules]))

/** Each successful change in the back office adds one row to the audit log. */
describe('the audit log', () => {
  const isWrite = (call: string) => {
    const rules = rulesByCall.get(call)
    return !call.startsWith('GET ') && backOffice.has(rules?.who ?? 'everyone') && !rules?.isPersonal && !rules?.onlyAsks
  }
  const writes = Object.entries({ ...rows, ...rowsOfAccounts }).filter(([call]) => isWrite(call))

  it.each(writes)('has a row of %s, and none of callers without rights', async (call, row) => {
    for (const person of ['super_admin', 'customer'] as const) {
      const requestId = newId()
      const outcome = await outcomeOf(call, row, person, { 'x-request-id': requestId })
      const entries = await shop.db
        .selectFrom('audit_log')
        .select(['actor_role', 'entity_id'])
        .where('request_id', '=', requestId)
        .execute()
      expect([outcome, entries.length]).toEqual(person === 'super_admin' ? ['allowed', 1] : ['forbidden', 0])
    }
  })
})

describe('rights of calls', () => {
  it('has a row for every call of the contract and beside it', () => {
    expect(Object.keys({ ...rows, ...rowsOfAccounts, ...lastRow }).sort()).toEqual([...rulesByCall.keys()].sort())
  })

  it.concurrent.each(Object.entries(rows))('%s', async (call, row) => {
    const outcomes = await Promise.all(persons.map(async (person) => [person, await outcomeOf(call, row, person)] as const))
    expect(Object.fromEntries(outcomes)).toEqual(expected(call, row))
  })

  it.each(Object.entries({ ...rowsOfAccounts, ...lastRow }))('%s', async (call, row) => {
    const outcomes: Partial<Rights> = {}
    for (const person of persons) outcomes[person] = await outcomeOf(call, row, person)
    expect(outcomes).toEqual(expected(call, row))
    if (row.endsSessions) Object.assign(tokens, await signEverybodyIn())
  })
})

it('answers everybody as described', () => {
  expect([...undescribed]).toEqual([])
})

function expected(call: string, row: Row): Rights {
  const rules = rulesByCall.get(call)
  if (!rules) throw new Error(`There is no call ${call}`)
  return expectedRights(rules.who, row)
}

async function outcomeOf(call: string, { send }: Row, person: Person, headers: Record<string, string> = {}): Promise<Outcome> {
  const [method = '', path = ''] = call.split(' ')
  const sent = (await send?.(() => placedOrder(methodId), person)) ?? {}
  return ask(method, person, { path, ...sent, headers: { ...sent.headers, ...headers } })
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
  // A stream never ends.
  const type = response.headers.get('content-type')
  const isStream = type?.startsWith('text/event-stream') === true
  if (isStream) await response.body?.cancel()
  const answer = isStream ? '' : await response.text()
  const sent = { type: isForm ? 'multipart/form-data' : undefined, body, headers }
  const wrong = differences({ method, path, sent, status: response.status, type, body: isStream ? undefined : answer })
  for (const difference of wrong) undescribed.add(difference)
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

function proofForm(): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(proof)], 'slip.png', { type: 'image/png' }))
  return form
}

/** The deactivated account signs in before it is deactivated. */
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
  return ((await response.json()) as { token: string }).token
}
