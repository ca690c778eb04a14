import Stripe from 'stripe'
import { beforeEach, describe, expect, it } from 'vitest'
import { unlimited } from '#kit/limits/limits.ts'
import { newId } from '#kit/ids.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { fakeService } from '#tests/support/fake-service.ts'
import { paying } from '#tests/support/paying.ts'
import { type PaymentServices, sendRefund } from '../index.ts'
import { settlePayment } from '../settle-payment.ts'
import { startPayment } from '../start-payment.ts'
import { handlePaypalWebhook, handleStripeWebhook } from '../webhooks.ts'

const asking = { limits: unlimited, address: '203.0.113.9' }

let opened = 0
let refundAnswer: { status?: number; body: unknown } = { body: {} }
let refundsOfCharge: object[] = []
const service = await fakeService(({ method, path }) => {
  if (path === '/v1/checkout/sessions') return { body: { id: `cs_${(opened += 1)}`, url: 'https://pay.example' } }
  if (path === '/v2/checkout/orders') {
    const links = [{ rel: 'payer-action', href: 'https://paypal.example' }]
    return { status: 201, body: { id: `PP${(opened += 1)}`, status: 'PAYER_ACTION_REQUIRED', links } }
  }
  if (path === '/v1/oauth2/token') return { body: { access_token: 'access-1', token_type: 'Bearer', expires_in: 3600 } }
  if (path === '/v1/notifications/verify-webhook-signature') return { body: { verification_status: 'SUCCESS' } }
  if (method === 'GET' && path.startsWith('/v1/refunds')) return { body: { object: 'list', has_more: false, data: refundsOfCharge } }
  return refundAnswer
})

const stripeKeys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test', apiUrl: service.url }
const paypalKeys = { clientId: 'c', clientSecret: 's', webhookId: 'W', isLive: false, apiUrl: service.url }
const services: PaymentServices = { stripe: stripeKeys, paypal: paypalKeys, isProduction: true, publicUrl: 'https://tulpar.example' }
const shop = await testShop()
const { order, contextFor, stateOf, ctx } = paying(shop, services)
const staff = { actor: await shop.given.account({ role: 'staff' }) }
const signer = new Stripe('sk_test_1')

beforeEach(() => {
  refundsOfCharge = []
})

async function paidThrough(provider: 'stripe' | 'paypal') {
  const placed = await order(provider === 'stripe' ? 'card' : 'paypal')
  await startPayment(contextFor(placed.guestTokens), services, placed.id)
  const capture = `CAP${newId().slice(-12)}`
  await capturePaymentOf(placed, provider, capture)
  return { ...placed, capture, sen: Math.round(placed.total * 100) }
}

async function capturePaymentOf(placed: { id: string; total: number }, provider: 'stripe' | 'paypal', captureReference: string) {
  const { id: paymentId } = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', placed.id)
    .where('status', '=', 'started')
    .executeTakeFirstOrThrow()
  const amountSen = Math.round(placed.total * 100)
  await settlePayment(ctx, provider, { kind: 'captured', reference: undefined, paymentId, captureReference, amountSen, currency: 'MYR' })
}

function fromStripe(type: string, object: object) {
  const payload = JSON.stringify({ id: `evt_${newId()}`, object: 'event', type, data: { object } })
  const timestamp = Math.floor(shop.clock.now().getTime() / 1000)
  const signature = signer.webhooks.generateTestHeaderString({ payload, secret: 'whsec_test', timestamp })
  const request = { method: 'POST', body: payload, headers: { 'stripe-signature': signature } }
  return handleStripeWebhook(new Request('https://tulpar.example/api/webhooks/stripe', request), ctx, services)
}

function stripeRefund({ capture }: { capture: string }, amount: number, more: object = {}) {
  const refund = { id: `re_${newId().slice(-12)}`, object: 'refund', amount, currency: 'myr', status: 'succeeded', metadata: {} }
  return { ...refund, payment_intent: capture, ...more }
}

function fromPaypal(event_type: string, resource: object) {
  const headers = Object.fromEntries(
    ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'].map((name) => [`paypal-${name}`, 'x']),
  )
  const request = { method: 'POST', body: JSON.stringify({ id: `WH-${newId()}`, event_type, resource }), headers }
  return handlePaypalWebhook(new Request('https://tulpar.example/api/webhooks/paypal', request), ctx, services, asking)
}

function paypalRefund({ capture }: { capture: string }, value: string, more: object = {}) {
  const id = `R${newId().slice(-12)}`
  const links = [
    { rel: 'self', href: `https://api.paypal.com/v2/payments/refunds/${id}` },
    { rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture}` },
  ]
  return { id, status: 'COMPLETED', amount: { value, currency_code: 'MYR' }, links, ...more }
}

const give = (id: string, wish: object) => shop.ask('POST', `/admin/orders/${id}/refunds`, wish, { ...staff, idempotencyKey: newId() })
const read = async (id: string) => (await shop.ask('GET', `/admin/orders/${id}`, undefined, staff)).body
const refundsOf = async (id: string) => (await shop.ask('GET', `/admin/orders/${id}/refunds`, undefined, staff)).body

/** Requests a refund as staff and returns the id for the job that sends it. */
async function ask(id: string, amount: number): Promise<string> {
  const { body } = await give(id, { amount })
  return body.refunds.at(-1)?.id ?? ''
}

async function mailsOf(orderId: string): Promise<number> {
  const { rows } = await shop.pool.query(
    `select 1 from jobs.job where name = 'order-mail' and data ->> 'orderId' = $1 and data ->> 'kind' = 'refunded'`,
    [orderId],
  )
  return rows.length
}

describe("a refund made in Stripe's dashboard", () => {
  it('is recorded once, however often and by whichever events it is reported', async () => {
    const paid = await paidThrough('stripe')
    const refund = stripeRefund(paid, 1230)
    refundsOfCharge = [refund]
    const tell = () => [
      fromStripe('refund.created', { ...refund, status: 'pending' }),
      fromStripe('refund.updated', refund),
      fromStripe('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: paid.capture }),
    ]
    await Promise.all([...tell(), ...tell(), ...tell()])
    expect(await read(paid.id)).toMatchObject({ payment_status: 'paid', refunded: 12.3 })
    expect((await refundsOf(paid.id)).refunds).toMatchObject([{ amount: 12.3, status: 'done', provider: 'stripe', by: null }])
    const { timeline } = (await shop.ask('GET', `/orders/${paid.id}`, undefined, { guestTokens: paid.guestTokens })).body
    expect(timeline.filter(({ kind }) => kind === 'refund')).toMatchObject([{ amount: 12.3 }])
    expect(await mailsOf(paid.id)).toBe(1)
  })

  it('closes the payment when the parts are the whole', async () => {
    const paid = await paidThrough('stripe')
    refundsOfCharge = [stripeRefund(paid, 1000), stripeRefund(paid, paid.sen - 1000)]
    await fromStripe('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: paid.capture })
    expect(await stateOf(paid.id)).toMatchObject({ payment_status: 'refunded', payments: [{ status: 'refunded' }], notes: [] })
    expect(await mailsOf(paid.id)).toBe(2)
    expect((await give(paid.id, { amount: 1 })).body.code).toBe('nothing_to_refund')
  })

  it('is with the shop again when a bank sends it back, even if that is reported first', async () => {
    const paid = await paidThrough('stripe')
    const refund = stripeRefund(paid, paid.sen)
    const failed = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' }
    await fromStripe('refund.created', refund)
    await fromStripe('refund.failed', failed)
    expect(await stateOf(paid.id)).toMatchObject({ payment_status: 'paid', payments: [{ status: 'captured' }] })
    expect((await stateOf(paid.id)).notes.join()).toContain('expired_or_canceled_card')

    const other = await paidThrough('stripe')
    const overtaken = stripeRefund(other, other.sen)
    await fromStripe('refund.failed', { ...overtaken, status: 'failed' })
    await fromStripe('refund.created', overtaken)
    expect(await read(other.id)).toMatchObject({ payment_status: 'paid', refunded: 0 })
    expect((await refundsOf(other.id)).refunds).toMatchObject([{ status: 'failed' }])
  })

  it('never returns more than the order holds: money that staff returned as well is reported to them', async () => {
    const paid = await paidThrough('stripe')
    await give(paid.id, { amount: 10, is_by_hand: true })
    await fromStripe('refund.created', stripeRefund(paid, paid.sen))
    const state = await stateOf(paid.id)
    expect(state).toMatchObject({ payment_status: 'refunded' })
    expect(state.notes.join()).toContain('RM\u00a010.00 more than was paid for this order was refunded through Stripe')
    expect(await read(paid.id)).toMatchObject({ refunded: paid.total })
  })

  it('takes back what the order counted, and no more, when a bank refuses such a refund', async () => {
    const paid = await paidThrough('stripe')
    await give(paid.id, { amount: 10, is_by_hand: true })
    const refund = stripeRefund(paid, paid.sen)
    await fromStripe('refund.created', refund)
    await fromStripe('refund.failed', { ...refund, status: 'failed' })
    expect(await read(paid.id)).toMatchObject({ payment_status: 'paid', refunded: 10 })
  })

  it('of a second payment leaves the order as it is, and staff read of it', async () => {
    const paid = await paidThrough('stripe')
    await shop.pool.query(
      `insert into payments (id, order_id, provider, status, amount, capture_reference, created_at) values ($1, $2, 'stripe', 'surplus', 50, $3, now())`,
      [newId(), paid.id, `${paid.capture}-second`],
    )
    await fromStripe('refund.created', stripeRefund({ capture: `${paid.capture}-second` }, 5000))
    const state = await stateOf(paid.id)
    expect(state).toMatchObject({ payment_status: 'paid' })
    expect(state.notes.join()).toContain('more than was paid for this order')
    expect([await mailsOf(paid.id), (await read(paid.id)).refunded]).toEqual([0, 0])
  })

  it('of a foreign payment changes nothing', async () => {
    expect(
      (await fromStripe('refund.created', stripeRefund({ capture: 'pi_foreign' }, 100, { metadata: { refund_id: 'x' } }))).status,
    ).toBe(200)
  })
})

describe('a refund that is reported before its payment', () => {
  const startedIdOf = async (orderId: string) =>
    (await shop.db.selectFrom('payments').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()).id

  it('is sent again by Stripe, and counted once the payment is known', async () => {
    const placed = await order('card')
    await startPayment(contextFor(placed.guestTokens), services, placed.id)
    const capture = `pi_${newId().slice(-12)}`
    refundsOfCharge = [stripeRefund({ capture }, 1000)]
    // Stripe copies the payment's metadata to its charge.
    const charge = { id: 'ch_1', object: 'charge', payment_intent: capture, metadata: { payment_id: await startedIdOf(placed.id) } }
    await expect(fromStripe('charge.refunded', charge)).rejects.toMatchObject({ status: 503 })
    await capturePaymentOf(placed, 'stripe', capture)
    expect((await fromStripe('charge.refunded', charge)).status).toBe(200)
    expect(await read(placed.id)).toMatchObject({ payment_status: 'paid', refunded: 10 })
  })

  it('is sent again by PayPal, and counted once the payment is known', async () => {
    const placed = await order('paypal')
    await startPayment(contextFor(placed.guestTokens), services, placed.id)
    const capture = `CAP${newId().slice(-12)}`
    const refund = paypalRefund({ capture }, '10.00', { custom_id: await startedIdOf(placed.id) })
    await expect(fromPaypal('PAYMENT.CAPTURE.REFUNDED', refund)).rejects.toMatchObject({ status: 503 })
    await capturePaymentOf(placed, 'paypal', capture)
    expect((await fromPaypal('PAYMENT.CAPTURE.REFUNDED', refund)).status).toBe(200)
    expect(await read(placed.id)).toMatchObject({ payment_status: 'paid', refunded: 10 })
  })

  it('changes nothing, and is not sent again, where another shop took the money', async () => {
    refundsOfCharge = [stripeRefund({ capture: 'pi_foreign' }, 100)]
    for (const metadata of [{ payment_id: 'invoice-17' }, { payment_id: newId() }, {}])
      expect((await fromStripe('charge.refunded', { id: 'ch_2', object: 'charge', metadata })).status).toBe(200)
    expect((await fromPaypal('PAYMENT.CAPTURE.REFUNDED', paypalRefund({ capture: 'X' }, '1.00', { custom_id: 'invoice-17' }))).status).toBe(
      200,
    )
  })
})

describe('a refund requested by the shop', () => {
  it('counts once when the webhook comes at the moment of the answer', async () => {
    for (let round = 0; round < 5; round += 1) {
      const paid = await paidThrough('stripe')
      const refundId = await ask(paid.id, 10)
      const refund = stripeRefund(paid, 1000, { metadata: { refund_id: refundId } })
      refundAnswer = { body: refund }
      await Promise.all([
        fromStripe('refund.created', refund),
        sendRefund(ctx, services, refundId),
        fromStripe('refund.updated', refund),
        sendRefund(ctx, services, refundId),
      ])
      expect((await refundsOf(paid.id)).refunds).toMatchObject([{ status: 'done', by: expect.stringContaining('Person') }])
      expect(await read(paid.id)).toMatchObject({ refunded: 10 })
      expect(await mailsOf(paid.id)).toBe(1)
    }
  })

  it('counts once when PayPal reports it first and without our id', async () => {
    const paid = await paidThrough('paypal')
    const refundId = await ask(paid.id, 10)
    const refund = paypalRefund(paid, '10.00')
    refundAnswer = { status: 201, body: refund }
    await fromPaypal('PAYMENT.CAPTURE.REFUNDED', refund)
    await sendRefund(ctx, services, refundId)
    expect((await refundsOf(paid.id)).refunds).toMatchObject([{ id: refundId, amount: 10, status: 'done' }])
    expect(await read(paid.id)).toMatchObject({ refunded: 10 })
  })

  it('counts after all when it was given up and the service had completed it', async () => {
    const paid = await paidThrough('stripe')
    const refundId = await ask(paid.id, 10)
    refundAnswer = { status: 400, body: { error: { type: 'invalid_request_error', code: 'lock_timeout' } } }
    await sendRefund(ctx, services, refundId)
    expect((await refundsOf(paid.id)).refunds).toMatchObject([{ status: 'failed' }])
    await fromStripe('refund.updated', stripeRefund(paid, 1000, { metadata: { refund_id: refundId } }))
    expect((await refundsOf(paid.id)).refunds).toMatchObject([{ status: 'done', failure: null }])
    expect(await read(paid.id)).toMatchObject({ refunded: 10 })
  })
})

describe('PayPal', () => {
  it('reports refunds in its dashboard, in part and whole, with the seller’s note to the buyer', async () => {
    const paid = await paidThrough('paypal')
    const part = paypalRefund(paid, '10.00', { note_to_payer: 'A scratch on the mug', custom_id: newId() })
    await Promise.all([fromPaypal('PAYMENT.CAPTURE.REFUNDED', part), fromPaypal('PAYMENT.CAPTURE.REFUNDED', part)])
    expect(await read(paid.id)).toMatchObject({ payment_status: 'paid', refunded: 10 })
    expect((await read(paid.id)).timeline.at(-1)).toMatchObject({ kind: 'refund', amount: 10, note: 'A scratch on the mug' })
    await fromPaypal('PAYMENT.CAPTURE.REFUNDED', paypalRefund(paid, (paid.total - 10).toFixed(2)))
    expect(await stateOf(paid.id)).toMatchObject({ payment_status: 'refunded', payments: [{ status: 'refunded' }] })
  })

  it('takes money back for a buyer who complained, and shows staff that it was no refund of theirs', async () => {
    const paid = await paidThrough('paypal')
    await fromPaypal('PAYMENT.CAPTURE.REVERSED', paypalRefund(paid, paid.total.toFixed(2)))
    const state = await stateOf(paid.id)
    expect(state).toMatchObject({ payment_status: 'refunded' })
    expect(state.notes.join()).toContain('PayPal returned')
  })

  it('reports a failed refund', async () => {
    const paid = await paidThrough('paypal')
    const refund = paypalRefund(paid, '10.00', { status: 'PENDING' })
    await fromPaypal('PAYMENT.CAPTURE.REFUNDED', refund)
    await fromPaypal('PAYMENT.REFUND.FAILED', { ...refund, status: 'FAILED' })
    expect(await read(paid.id)).toMatchObject({ payment_status: 'paid', refunded: 0 })
  })
})
