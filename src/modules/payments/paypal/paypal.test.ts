import { beforeEach, expect, it } from 'vitest'
import { createLimits } from '#kit/limits/postgres-limits.ts'
import { type Limits, unlimited } from '#kit/limits/limits.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { fakeService, type ServiceAnswer, type ServiceRequest } from '#tests/support/fake-service.ts'
import { paying } from '#tests/support/paying.ts'
import { returnFromPaypal } from './return-from-paypal.ts'
import { startPayment } from '../start-payment.ts'
import { handlePaypalWebhook } from '../webhooks.ts'

type FakeOrder = { id: string; paymentId: string; value: string; captured: boolean }
const orders = new Map<string, FakeOrder>()
let captureStatus: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'down' = 'COMPLETED'

const paypal = await fakeService((request) => {
  const { path, headers } = request
  if (path === '/v1/oauth2/token') return { body: { access_token: 'access-1', token_type: 'Bearer', expires_in: 3600 } }
  if (headers.authorization !== 'Bearer access-1') return { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } }
  if (path === '/v1/notifications/verify-webhook-signature') return verify(request)
  if (path === '/v2/checkout/orders') return create(request)
  const id = /^\/v2\/checkout\/orders\/(\w+)(\/capture)?$/.exec(path)?.[1] ?? ''
  const known = orders.get(id)
  if (!known) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }
  return path.endsWith('/capture') ? capture(known) : { body: captured(known, 'COMPLETED') }
})

function create({ body, headers }: ServiceRequest): ServiceAnswer {
  const [unit] = JSON.parse(body).purchase_units
  const repeated = [...orders.values()].find(({ paymentId }) => paymentId === headers['paypal-request-id'])
  const made = repeated ?? { id: `PP${orders.size + 1}`, paymentId: unit.custom_id, value: unit.amount.value, captured: false }
  orders.set(made.id, made)
  return {
    status: 201,
    body: { id: made.id, status: 'PAYER_ACTION_REQUIRED', links: [{ rel: 'payer-action', href: `https://paypal.example/${made.id}` }] },
  }
}

function capture(known: FakeOrder): ServiceAnswer {
  if (captureStatus === 'down') return { status: 503, body: { name: 'DOWN' } }
  if (known.captured) return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] } }
  known.captured = captureStatus === 'COMPLETED'
  return { status: 201, body: captured(known, captureStatus) }
}

function captured({ id, paymentId, value }: FakeOrder, status: string) {
  const captures = [{ id: `CAP-${id}`, status, amount: { currency_code: 'MYR', value } }]
  return { id, status, purchase_units: [{ reference_id: paymentId, payments: { captures } }] }
}

function verify({ body }: ServiceRequest): ServiceAnswer {
  const { transmission_sig, webhook_id } = JSON.parse(body)
  const refused = /^refused (\d{3})$/.exec(transmission_sig)?.[1]
  if (refused !== undefined) return { status: Number(refused), body: { name: 'VALIDATION_ERROR' } }
  return { body: { verification_status: transmission_sig === 'good' && webhook_id === 'WH-1' ? 'SUCCESS' : 'FAILURE' } }
}

const keys = { clientId: 'client', clientSecret: 'secret', webhookId: 'WH-1', isLive: false, apiUrl: paypal.url }
const services = { stripe: undefined, paypal: keys, isProduction: true, publicUrl: 'https://tulpar.example' }
const shop = await testShop()
const { order, cancel, contextFor, stateOf, ctx } = paying(shop, services)

beforeEach(() => {
  captureStatus = 'COMPLETED'
})

async function startedOrder() {
  const placed = await order('paypal')
  const { url } = await startPayment(contextFor(placed.guestTokens), services, placed.id)
  const reference = url.split('/').at(-1) ?? ''
  return { ...placed, reference }
}

function comeBack(orderId: string, reference: string) {
  return returnFromPaypal(
    new Request(`https://tulpar.example/api/orders/${orderId}/paypal-return?token=${reference}&PayerID=x`),
    ctx,
    services,
    orderId,
  )
}

const from = (limits: Limits) => ({ limits, address: '203.0.113.9' })

function send(event: object, signature = 'good', limits = unlimited) {
  return sendText(JSON.stringify(event), signature, limits)
}

function sendText(body: string, signature: string, limits: Limits) {
  const headers = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/cert',
    'paypal-transmission-id': 't',
    'paypal-transmission-sig': signature,
    'paypal-transmission-time': '2026-03-21T04:00:00Z',
  }
  return handlePaypalWebhook(
    new Request('https://tulpar.example/api/webhooks/paypal', { method: 'POST', body, headers }),
    ctx,
    services,
    from(limits),
  )
}

let count = 0
const captureEvent = (reference: string, value: string, type = 'PAYMENT.CAPTURE.COMPLETED') => ({
  id: `WH-EVENT-${(count += 1)}`,
  event_type: type,
  resource: {
    id: `CAP-${reference}`,
    amount: { currency_code: 'MYR', value },
    supplementary_data: { related_ids: { order_id: reference } },
  },
})
const approvedEvent = (reference: string) => ({
  id: `WH-EVENT-${(count += 1)}`,
  event_type: 'CHECKOUT.ORDER.APPROVED',
  resource: { id: reference },
})

it('opens an order at PayPal for the total in ringgit, and the same one for a second tab', async () => {
  const placed = await order('paypal')
  const pages = await Promise.all([1, 2, 3].map(() => startPayment(contextFor(placed.guestTokens), services, placed.id)))
  expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
  const created = paypal.requests.findLast(({ path }) => path === '/v2/checkout/orders')
  expect(JSON.parse(created?.body ?? '{}')).toMatchObject({
    intent: 'CAPTURE',
    purchase_units: [{ amount: { currency_code: 'MYR', value: placed.total.toFixed(2) }, description: `Tulpar, order ${placed.number}` }],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: `https://tulpar.example/api/orders/${placed.id}/paypal-return`,
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  })
})

it('takes the money when the buyer comes back, and sends the browser on to the order', async () => {
  const { id, reference } = await startedOrder()
  const response = await comeBack(id, reference)
  expect([response.status, response.headers.get('location')]).toEqual([303, `/order/${id}?payment=success`])
  expect(await stateOf(id)).toMatchObject({
    status: 'processing',
    payment_status: 'paid',
    paid_through: 'paypal',
    reference: `CAP-${reference}`,
    payments: [{ status: 'captured' }],
  })
})

it('marks the order paid once, whichever of return, approval and capture comes first', async () => {
  const { id, reference, total } = await startedOrder()
  await Promise.all([
    comeBack(id, reference),
    send(approvedEvent(reference)),
    send(captureEvent(reference, total.toFixed(2))),
    comeBack(id, reference),
  ])
  expect(await stateOf(id)).toMatchObject({ payment_status: 'paid', payments: [{ status: 'captured' }], notes: [] })
})

it('captures the money of a buyer who closed the window', async () => {
  const { id, reference } = await startedOrder()
  expect((await send(approvedEvent(reference))).status).toBe(200)
  expect(await stateOf(id)).toMatchObject({ payment_status: 'paid' })
})

it('waits while PayPal holds the money or is unreachable, and gets the result from the webhook', async () => {
  const { id, reference, total } = await startedOrder()
  captureStatus = 'PENDING'
  expect((await comeBack(id, reference)).headers.get('location')).toContain('payment=pending')
  captureStatus = 'down'
  expect((await comeBack(id, reference)).headers.get('location')).toContain('payment=pending')
  expect(await stateOf(id)).toMatchObject({ payment_status: 'unpaid' })
  await send(captureEvent(reference, total.toFixed(2)))
  expect(await stateOf(id)).toMatchObject({ payment_status: 'paid' })
})

it('leaves the order unpaid when PayPal declines', async () => {
  const { id, reference, total } = await startedOrder()
  captureStatus = 'DECLINED'
  expect((await comeBack(id, reference)).headers.get('location')).toContain('payment=failed')
  await send(captureEvent(reference, total.toFixed(2), 'PAYMENT.CAPTURE.DENIED'))
  expect(await stateOf(id)).toMatchObject({ payment_status: 'unpaid', payments: [{ status: 'failed' }] })
})

it('moves no money for an order that was cancelled in between', async () => {
  const { id, reference, guestTokens } = await startedOrder()
  await cancel({ id, guestTokens })
  expect((await comeBack(id, reference)).headers.get('location')).toContain('payment=failed')
  expect(orders.get(reference)?.captured).toBe(false)
})

it('accepts no message that PayPal does not confirm', async () => {
  const { id, reference, total } = await startedOrder()
  await expect(send(captureEvent(reference, total.toFixed(2)), 'forged')).rejects.toMatchObject({ status: 400, code: 'invalid_signature' })
  const unsigned = new Request('https://tulpar.example', { method: 'POST', body: JSON.stringify(approvedEvent(reference)) })
  await expect(handlePaypalWebhook(unsigned, ctx, services, from(unlimited))).rejects.toMatchObject({ status: 400 })
  expect(await stateOf(id)).toMatchObject({ payment_status: 'unpaid' })
})

const limitsOf = (name: string) => createLimits({ pool: shop.pool, secret: `${name}: a secret of at least thirty-two characters` })
const statusOf = (sending: Promise<Response>) =>
  sending.then(
    ({ status }) => status,
    ({ status }: { status: number }) => status,
  )

it('verifies only a few messages of a stranger, and any number of PayPal’s own', async () => {
  const limits = limitsOf('few')
  const own = () => send(captureEvent('FOREIGN', '10.00'), 'good', limits)
  for (let sent = 0; sent < 25; sent += 1) expect((await own()).status).toBe(200)
  const answers: number[] = []
  for (let sent = 0; sent < 25; sent += 1) answers.push(await statusOf(send(captureEvent('FOREIGN', '10.00'), 'forged', limits)))
  expect([answers.filter((status) => status === 400).length, answers.at(-1)]).toEqual([20, 429])
})

it('verifies any number of PayPal’s own at one moment', async () => {
  const limits = limitsOf('many')
  const answers = await Promise.all(Array.from({ length: 60 }, () => statusOf(send(captureEvent('FOREIGN', '10.00'), 'good', limits))))
  expect(new Set(answers)).toEqual(new Set([200]))
})

it('verifies few messages of a stranger at one moment', async () => {
  const limits = limitsOf('rush')
  const asked = () => paypal.requests.filter(({ path }) => path === '/v1/notifications/verify-webhook-signature').length
  const before = asked()
  const forged = () => statusOf(send(captureEvent('FOREIGN', '10.00'), 'forged', limits))
  await Promise.all(Array.from({ length: 100 }, forged))
  expect(await forged()).toBe(429)
  // Ten run at once, and the last of them starts before the others are counted.
  expect(asked() - before).toBeLessThan(30)
})

it('counts a message that PayPal rejects, but none that PayPal could not check', async () => {
  const limits = limitsOf('refused')
  for (const [answered, status] of [
    [401, 502],
    [403, 502],
    [429, 502],
    [503, 502],
    [400, 400],
    [422, 400],
  ] as const) {
    for (let sent = 0; sent < 10; sent += 1)
      expect([answered, await statusOf(send(captureEvent('FOREIGN', '10.00'), `refused ${answered}`, limits))]).toEqual([answered, status])
  }
  expect(await statusOf(send(captureEvent('FOREIGN', '10.00'), 'refused 400', limits))).toBe(429)
})

it('does not count invalid input that it refuses without asking PayPal', async () => {
  const limits = limitsOf('cheap')
  const unsigned = () => new Request('https://tulpar.example', { method: 'POST', body: JSON.stringify(approvedEvent('PP1')) })
  for (let sent = 0; sent < 25; sent += 1) {
    expect(await statusOf(handlePaypalWebhook(unsigned(), ctx, services, from(limits)))).toBe(400)
    expect(await statusOf(sendText('no JSON', 'good', limits))).toBe(400)
  }
  expect(await statusOf(send(captureEvent('FOREIGN', '10.00'), 'good', limits))).toBe(200)
})

it('ignores foreign payments', async () => {
  const event = captureEvent('FOREIGN', '10.00')
  expect((await send({ ...event, resource: { ...event.resource, custom_id: 'invoice-17' } })).status).toBe(200)
})

it('leaves the order unpaid when the amount differs from the total', async () => {
  const { id, reference } = await startedOrder()
  await send(captureEvent(reference, '1.00'))
  expect(await stateOf(id)).toMatchObject({ payment_status: 'unpaid', payments: [{ status: 'surplus' }] })
})

it('refuses a returning buyer whose PayPal order is unknown or of another order', async () => {
  const mine = await startedOrder()
  const other = await startedOrder()
  await expect(comeBack(mine.id, other.reference)).rejects.toMatchObject({ status: 404 })
  await expect(comeBack(mine.id, 'PP999')).rejects.toMatchObject({ status: 404 })
})
