import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { unlimited } from '#kit/limits/limits.ts'
import { newId } from '#kit/ids.ts'
import type { Language } from '#contract/languages.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { fakeService, type ServiceAnswer } from '#tests/support/fake-service.ts'
import { paying } from '#tests/support/paying.ts'
import { type PaymentServices, sendRefund } from './index.ts'
import { returnFromPaypal } from './paypal/return-from-paypal.ts'
import { startPayment } from './start-payment.ts'
import { handlePaypalWebhook, handleStripeWebhook } from './webhooks.ts'

const asking = { limits: unlimited, address: '203.0.113.9' }

/** Milliseconds. The longest wait of a buyer, for all requests to the service together. */
const patienceMs = 12_000
/** Milliseconds for the shop's own work on a busy machine. */
const ownWorkMs = 6000

type Way = 'answer' | 'silence' | 'trickle'

/** Fakes both services in one, which can stop answering. */
async function fakeServices() {
  let way: Way = 'answer'
  const service = await fakeService(({ path, headers }): ServiceAnswer => {
    if (way !== 'answer') return way
    if (path === '/v1/oauth2/token') return { body: { access_token: 'access-1', token_type: 'Bearer', expires_in: 3600 } }
    if (path === '/v1/checkout/sessions') {
      const id = `cs_${String(headers['idempotency-key']).slice(-12)}`
      return { body: { id, object: 'checkout.session', url: `https://pay.example/${id}` } }
    }
    const id = `PP${String(headers['paypal-request-id']).slice(-12)}`
    const links = [{ rel: 'payer-action', href: `https://paypal.example/${id}` }]
    return { status: 201, body: { id, status: 'PAYER_ACTION_REQUIRED', links } }
  })
  /** Creates new keys each time, so each call gets its own client without a cached access token. */
  const clients = (): PaymentServices => ({
    stripe: { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test', apiUrl: service.url },
    paypal: { clientId: 'c', clientSecret: 's', webhookId: 'W', isLive: false, apiUrl: service.url },
    isProduction: true,
    publicUrl: 'https://tulpar.example',
  })
  return { requests: service.requests, clients, keepTo: (kind: Way) => (way = kind) }
}

const deaf = { silence: await fakeServices(), trickle: await fakeServices() }
const shop = await testShop()

async function outcomeOf(act: () => Promise<unknown>) {
  const startedAt = performance.now()
  const outcome = await act().then(
    (value) => (value instanceof Response ? (value.headers.get('location')?.split('?')[1] ?? value.status) : 'done'),
    (error: { code?: string; status?: number }) => `${error.status} ${error.code}`,
  )
  const tookMs = performance.now() - startedAt
  return tookMs < patienceMs + ownWorkMs ? outcome : `${outcome} after ${Math.round(tookMs)} ms`
}

it.concurrent.each(['silence', 'trickle'] as const)('answers within twelve seconds when a service keeps to a %s', async (kind) => {
  const { requests, clients, keepTo } = deaf[kind]
  const services = clients()
  const { order, contextFor, ctx } = paying(shop, services)
  type Placed = Awaited<ReturnType<typeof order>>

  const start = (placed: Placed, by = services, language: Language = 'en') => {
    const context = contextFor(placed.guestTokens)
    return startPayment({ ...context, ctx: { ...context.ctx, language } }, by, placed.id)
  }

  function stripeWebhook(type: string, object: object) {
    const payload = JSON.stringify({ id: `evt_${newId()}`, object: 'event', type, data: { object } })
    const timestamp = Math.floor(shop.clock.now().getTime() / 1000)
    const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret: 'whsec_test', timestamp })
    const request = { method: 'POST', body: payload, headers: { 'stripe-signature': signature } }
    return handleStripeWebhook(new Request('https://tulpar.example/api/webhooks/stripe', request), ctx, services)
  }

  function paypalWebhook() {
    const names = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time']
    const headers = Object.fromEntries(names.map((name) => [`paypal-${name}`, 'x']))
    const request = { method: 'POST', body: JSON.stringify({ id: 'WH-1', event_type: 'X', resource: {} }), headers }
    return handlePaypalWebhook(new Request('https://tulpar.example/api/webhooks/paypal', request), ctx, services, asking)
  }

  async function refundUnderWay(provider: 'stripe' | 'paypal') {
    const { id: orderId } = await order('bank_transfer')
    const [paymentId, refundId, created_at] = [newId(), newId(), shop.clock.now()]
    const shared = { order_id: orderId, provider, amount: 10, created_at }
    await shop.db
      .insertInto('payments')
      .values({ ...shared, id: paymentId, status: 'surplus', capture_reference: 'cap' })
      .execute()
    await shop.db
      .insertInto('refunds')
      .values({ ...shared, id: refundId, payment_id: paymentId, status: 'started', request_key: refundId })
      .execute()
    return refundId
  }

  const [byCard, byPaypal, back, withoutToken] = [await order('card'), await order('paypal'), await order('paypal'), await order('paypal')]
  const { url } = await start(back)
  const refunds = [await refundUnderWay('stripe'), await refundUnderWay('paypal')]
  requests.length = 0
  keepTo(kind)
  const returned = new Request(`https://tulpar.example/api/orders/${back.id}/paypal-return?token=${url.split('/').at(-1)}`)
  const outcomes = await Promise.all([
    outcomeOf(() => start(byCard)),
    outcomeOf(() => start(byPaypal)),
    outcomeOf(() => start(withoutToken, clients())),
    outcomeOf(() => returnFromPaypal(returned, ctx, services, back.id)),
    outcomeOf(() => stripeWebhook('charge.refunded', { id: 'ch_1', object: 'charge' })),
    outcomeOf(paypalWebhook),
    ...refunds.map((refundId) => outcomeOf(() => sendRefund(ctx, services, refundId))),
  ])
  const silent = '502 gateway_unavailable'
  expect(outcomes).toEqual([silent, silent, silent, 'payment=pending', silent, silent, silent, silent])

  // Once the service answers again, the same page is requested, even if the buyer has changed the language.
  keepTo('answer')
  for (const placed of [byCard, byPaypal]) {
    const [first, second] = [await start(placed, services, 'kk'), await start(placed, services, 'ru')]
    expect(second.url).toBe(first.url)
    const asked = requests.filter(({ body }) => body.includes(placed.number))
    const keys = asked.map(({ headers }) => headers['idempotency-key'] ?? headers['paypal-request-id'])
    const payments = await shop.db.selectFrom('payments').select('id').where('order_id', '=', placed.id).execute()
    expect(asked.length).toBeGreaterThan(1)
    expect([new Set(keys).size, new Set(asked.map(({ body }) => body)).size, payments.length]).toEqual([1, 1, 1])
  }
})
