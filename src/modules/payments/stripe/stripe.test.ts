import Stripe from 'stripe'
import { beforeEach, expect, it } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'
import { fakeService } from '#tests/support/fake-service.ts'
import { paying } from '#tests/support/paying.ts'
import { startPayment } from '../start-payment.ts'
import { handleStripeWebhook } from '../webhooks.ts'

let isDown = false
const sessions = new Map<string, { id: string; object: string; url: string }>()
const stripe = await fakeService(({ path, headers }) => {
  if (isDown) return { status: 402, body: { error: { type: 'invalid_request_error', message: 'down' } } }
  if (path !== '/v1/checkout/sessions') return { status: 404, body: { error: { message: path } } }
  const key = String(headers['idempotency-key'])
  const session = sessions.get(key) ?? {
    id: `cs_test_${sessions.size + 1}`,
    object: 'checkout.session',
    url: `https://pay.example/${sessions.size + 1}`,
  }
  sessions.set(key, session)
  return { body: session }
})

const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test', apiUrl: stripe.url }
const services = { stripe: keys, paypal: undefined, isProduction: true, publicUrl: 'https://tulpar.example' }
const shop = await testShop()
const { order, cancel, accept, contextFor, stateOf, ctx } = paying(shop, services)
const signer = new Stripe('sk_test_1')

beforeEach(() => {
  isDown = false
  stripe.requests.length = 0
})

type SessionFields = { id: string; amount_total?: number; currency?: string; payment_status?: string; paymentId?: string; intent?: string }

function eventOf(
  type: string,
  { id, amount_total = 5040, currency = 'myr', payment_status = 'paid', paymentId = '', intent = 'pi_1' }: SessionFields,
  eventId: string,
) {
  const session = {
    id,
    object: 'checkout.session',
    amount_total,
    currency,
    payment_status,
    payment_intent: intent,
    metadata: { payment_id: paymentId },
  }
  return JSON.stringify({ id: eventId, object: 'event', type, data: { object: session } })
}

function send(payload: string, { secret = keys.webhookSecret, at = shop.clock.now() } = {}) {
  const signature = signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) })
  const request = new Request('https://tulpar.example/api/webhooks/stripe', {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature },
  })
  return handleStripeWebhook(request, ctx, services)
}

async function startedOrder() {
  const placed = await order()
  const { url } = await startPayment(contextFor(placed.guestTokens), services, placed.id)
  const session = [...sessions.values()].find((known) => known.url === url)
  if (!session) throw new Error('Stripe opened no session')
  return { ...placed, session: session.id, sen: Math.round(placed.total * 100) }
}

let count = 0
const nextEvent = () => `evt_${(count += 1)}`

it('opens a page at Stripe for the total of the order, in sen of ringgit', async () => {
  const placed = await order()
  const started = await startPayment(contextFor(placed.guestTokens), services, placed.id)

  expect(started).toEqual({ provider: 'stripe', url: expect.stringMatching(/^https:\/\/pay\.example\//) })
  const form = new URLSearchParams(stripe.requests[0]?.body)
  expect(Object.fromEntries(form)).toMatchObject({
    mode: 'payment',
    'line_items[0][price_data][currency]': 'myr',
    'line_items[0][price_data][unit_amount]': String(Math.round(placed.total * 100)),
    'line_items[0][price_data][product_data][name]': `Tulpar, order ${placed.number}`,
    client_reference_id: placed.id,
    success_url: `https://tulpar.example/order/${placed.id}?payment=success`,
    cancel_url: `https://tulpar.example/order/${placed.id}?payment=cancelled`,
  })
  // Stripe offers all methods enabled in the account, including Apple Pay and Google Pay, unless a request restricts them.
  expect([...form.keys()].filter((key) => key.startsWith('payment_method_'))).toEqual([])
  expect(stripe.requests[0]?.headers.authorization).toBe('Bearer sk_test_1')
})

it('hands the same page to a second tab, also when both ask at once', async () => {
  const placed = await order()
  const pages = await Promise.all(Array.from({ length: 5 }, () => startPayment(contextFor(placed.guestTokens), services, placed.id)))
  expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
  expect((await stateOf(placed.id)).payments).toHaveLength(1)
})

it('opens a new page when the old one is about to close', async () => {
  const placed = await order()
  const first = await startPayment(contextFor(placed.guestTokens), services, placed.id)
  shop.clock.advance(45 * 60_000)
  const second = await startPayment(contextFor(placed.guestTokens), services, placed.id)
  expect(second.url).not.toBe(first.url)
})

it('answers 502 while Stripe refuses, and asks again under the same key', async () => {
  const placed = await order()
  isDown = true
  await expect(startPayment(contextFor(placed.guestTokens), services, placed.id)).rejects.toMatchObject({
    status: 502,
    code: 'gateway_unavailable',
  })
  isDown = false
  await expect(startPayment(contextFor(placed.guestTokens), services, placed.id)).resolves.toMatchObject({ provider: 'stripe' })
  expect(new Set(stripe.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

it('marks the order paid when Stripe says so, once for twenty deliveries', async () => {
  const { id, session, sen } = await startedOrder()
  const payload = eventOf('checkout.session.completed', { id: session, amount_total: sen, intent: 'pi_paid' }, nextEvent())
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(payload)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await stateOf(id)).toMatchObject({
    status: 'processing',
    payment_status: 'paid',
    paid_through: 'stripe',
    reference: 'pi_paid',
    notes: [],
    payments: [{ status: 'captured', capture_reference: 'pi_paid' }],
  })
  const { rows } = await shop.pool.query(
    `select 1 from jobs.job where name = 'order-mail' and data->>'orderId' = $1 and data->>'kind' = 'processing'`,
    [id],
  )
  expect(rows).toHaveLength(1)
})

it('knows a payment by our own id when its reference was never noted', async () => {
  const { id, sen } = await startedOrder()
  const { id: paymentId } = await shop.db.selectFrom('payments').select('id').where('order_id', '=', id).executeTakeFirstOrThrow()
  await shop.db.updateTable('payments').set({ provider_reference: null, url: null }).where('id', '=', paymentId).execute()
  await send(eventOf('checkout.session.completed', { id: 'cs_unknown', amount_total: sen, paymentId }, nextEvent()))
  expect(await stateOf(id)).toMatchObject({ payment_status: 'paid' })
})

it('accepts no message that is unsigned, signed by another key, changed or old', async () => {
  const { id, session, sen } = await startedOrder()
  const payload = eventOf('checkout.session.completed', { id: session, amount_total: sen }, nextEvent())
  const sixMinutesAgo = new Date(shop.clock.now().getTime() - 6 * 60_000)
  await expect(send(payload, { secret: 'whsec_other' })).rejects.toMatchObject({ status: 400, code: 'invalid_signature' })
  await expect(send(payload, { at: sixMinutesAgo })).rejects.toMatchObject({ status: 400 })
  const signature = signer.webhooks.generateTestHeaderString({
    payload,
    secret: keys.webhookSecret,
    timestamp: Math.floor(shop.clock.now().getTime() / 1000),
  })
  for (const headers of [{ 'stripe-signature': signature }, undefined]) {
    const changed = new Request('https://tulpar.example', {
      method: 'POST',
      body: payload.replace('"paid"', '"paid" '),
      ...(headers ? { headers } : {}),
    })
    await expect(handleStripeWebhook(changed, ctx, services)).rejects.toMatchObject({ status: 400 })
  }
  expect(await stateOf(id)).toMatchObject({ payment_status: 'unpaid' })
})

it.each([
  ['another amount', { amount_total: 100 }, 'RM\u00a01.00 arrived through Stripe instead of'],
  ['another currency', { currency: 'usd' }, 'USD'],
])('separates %s and notifies staff', async (_name, changes, words) => {
  const { id, session, sen } = await startedOrder()
  await send(eventOf('checkout.session.completed', { id: session, amount_total: sen, ...changes }, nextEvent()))
  const state = await stateOf(id)
  expect(state).toMatchObject({ status: 'pending', payment_status: 'unpaid', payments: [{ status: 'surplus' }] })
  expect(state.notes[0]).toContain(words)
})

it('records money that comes after the order was cancelled, and leaves the order to staff', async () => {
  const { id, session, sen, guestTokens } = await startedOrder()
  await cancel({ id, guestTokens })
  await send(eventOf('checkout.session.completed', { id: session, amount_total: sen }, nextEvent()))
  const state = await stateOf(id)
  expect(state).toMatchObject({ status: 'cancelled', payments: [{ status: 'captured' }] })
  expect(state.notes[0]).toContain('but the order had been cancelled')
})

it('separates a second payment of a paid order', async () => {
  const { id, session, sen, guestTokens } = await startedOrder()
  shop.clock.advance(45 * 60_000)
  const { url } = await startPayment(contextFor(guestTokens), services, id)
  const second = [...sessions.values()].find((known) => known.url === url)?.id ?? ''
  await send(eventOf('checkout.session.completed', { id: session, amount_total: sen, intent: 'pi_a' }, nextEvent()))
  await send(eventOf('checkout.session.completed', { id: second, amount_total: sen, intent: 'pi_b' }, nextEvent()))
  const state = await stateOf(id)
  expect(state).toMatchObject({
    payment_status: 'paid',
    reference: 'pi_a',
    payments: [{ status: 'captured' }, { status: 'surplus', capture_reference: 'pi_b' }],
  })
  expect(state.notes[0]).toContain('pi_b')
})

it('waits for a payment that is still on its way, and closes one that ran out', async () => {
  const { id, session, sen } = await startedOrder()
  await send(eventOf('checkout.session.completed', { id: session, amount_total: sen, payment_status: 'unpaid' }, nextEvent()))
  expect(await stateOf(id)).toMatchObject({ payment_status: 'unpaid', payments: [{ status: 'started' }] })
  await send(eventOf('checkout.session.expired', { id: session, amount_total: sen }, nextEvent()))
  expect(await stateOf(id)).toMatchObject({ payment_status: 'unpaid', payments: [{ status: 'failed' }] })
})

it('ignores foreign payments', async () => {
  expect((await send(eventOf('checkout.session.completed', { id: 'cs_foreign' }, nextEvent()))).status).toBe(200)
  expect((await send(eventOf('checkout.session.completed', { id: 'cs_other', paymentId: 'invoice-17' }, nextEvent()))).status).toBe(200)
  expect((await send(eventOf('invoice.paid', { id: 'in_1' }, nextEvent()))).status).toBe(200)
})

it('starts no payment for a stranger, a paid order, or an order paid otherwise', async () => {
  const placed = await order()
  await expect(startPayment(contextFor(['x'.repeat(43)]), services, placed.id)).rejects.toMatchObject({ status: 404 })
  await accept(placed.id)
  await expect(startPayment(contextFor(placed.guestTokens), services, placed.id)).rejects.toMatchObject({
    status: 409,
    code: 'order_not_payable',
  })
  const byTransfer = await order('bank_transfer')
  await expect(startPayment(contextFor(byTransfer.guestTokens), services, byTransfer.id)).rejects.toMatchObject({
    status: 409,
    code: 'not_paid_online',
  })
})
