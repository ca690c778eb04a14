import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { agentPlatform, askUcp } from '#tests/support/agent-platform.ts'
import { orderOf } from '#tests/support/given.ts'
import { post, runningShop } from '#tests/support/shop.ts'
import { tablesThatHold } from '#tests/support/tables-that-hold.ts'
import { sweepAgents } from '../sweep-agents.ts'
import { forgetBuyer } from './forget-buyer.ts'

const { origin, db, given, shop } = await runningShop()
const agent = await agentPlatform()
const mug = await given.product({ name: 'Mug', price: 49, stock: 90 })
const payment = await given.paymentMethod()
const ctx = {
  ...shop,
  actor: { kind: 'guest' as const },
  requestId: 'test',
  language: 'en' as const,
  listeners: [],
  uses: new Set<never>(),
}

const traces = {
  first: 'Qarlygash',
  last: 'Tilekqyzy',
  email: 'swallow.of.the.steppe@example.com',
  phone: '+77015550199',
  street: '17 Swallow Lane',
  otherStreet: '4 Heron Court',
  recipient: 'Heronbai',
}
const buyer = { first_name: traces.first, last_name: traces.last, email: traces.email, phone_number: traces.phone }
const place = { address_locality: 'Shah Alam', address_region: 'Selangor', postal_code: '40000', address_country: 'MY' }
const destinations = [
  { ...place, street_address: traces.street },
  { ...place, street_address: traces.otherStreet, first_name: traces.recipient },
]
const body = {
  line_items: [{ item: { id: mug.id }, quantity: 2 }],
  buyer,
  fulfillment: { methods: [{ type: 'shipping', destinations, selected_destination_id: 'dest_1' }] },
}

const ask = async (method: string, path: string, sent: object | undefined, key: string) => {
  const headers = { ...agent.headers, 'idempotency-key': key }
  const answer = await askUcp(origin, method, `/checkout-sessions${path}`, { headers, ...(sent && { body: sent }) })
  return { ...answer, checkout: answer.body as { id: string; continue_url: string; buyer?: object; fulfillment?: object; status: string } }
}

/** Prepares an order with keyed calls, each of which stores its answer. */
async function prepare() {
  const createKey = newId()
  const { checkout } = await ask('POST', '', body, createKey)
  await ask('PUT', `/${checkout.id}`, body, newId())
  await ask('POST', `/${checkout.id}/complete`, {}, newId())
  const holding = await tablesThatHold(db, traces.email)
  expect(holding).toEqual(['public.agent_answers', 'public.agent_checkouts'])
  return { ...checkout, createKey }
}

async function expectForgotten() {
  for (const [name, trace] of Object.entries(traces)) expect([name, await tablesThatHold(db, trace)]).toEqual([name, []])
}

it('leaves nothing of a buyer in any table once a checkout expires (agents, section 19)', async () => {
  const { id, createKey } = await prepare()
  await sweepAgents(ctx)
  expect(await ask('POST', '', body, createKey)).toMatchObject({ status: 201, checkout: { id, buyer, status: 'requires_escalation' } })
  await db.updateTable('agent_checkouts').set({ expires_at: new Date() }).where('id', '=', id).execute()
  await sweepAgents(ctx)
  await expectForgotten()
  const again = await ask('POST', '', body, createKey)
  expect(again).toMatchObject({ status: 201, checkout: { id } })
  expect([again.checkout.buyer, again.checkout.fulfillment]).toEqual([undefined, undefined])
})

it('leaves nothing once a checkout is cancelled', async () => {
  const { id } = await prepare()
  expect((await ask('POST', `/${id}/cancel`, undefined, newId())).checkout.status).toBe('canceled')
  await expectForgotten()
})

it('leaves nothing but the order once a checkout is completed', async () => {
  const { continue_url } = await prepare()
  const handoff = new URL(continue_url).searchParams.get('handoff')
  const order = { ...orderOf(payment, [{ product_id: mug.id, quantity: 1 }]), handoff }
  expect((await post(origin, '/api/orders', order, { 'idempotency-key': newId() })).status).toBe(201)
  await expectForgotten()
})

it('leaves nothing once the buyer closes an account', async () => {
  const { id } = await prepare()
  await ask('PUT', `/${id}`, { ...body, buyer: { ...buyer, email: 'somebody.else@example.com' } }, newId())
  await forgetBuyer(ctx, { accountId: newId(), email: traces.email.toUpperCase() })
  expect(await tablesThatHold(db, traces.email)).toEqual([])
  await db.updateTable('agent_checkouts').set({ expires_at: new Date() }).execute()
  await sweepAgents(ctx)
  await expectForgotten()
})
