import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { fakeService } from '#tests/support/fake-service.ts'
import { paying } from '#tests/support/paying.ts'
import { sendRefund, type PaymentServices } from '../index.ts'
import { settlePayment } from '../settle-payment.ts'
import { startPayment } from '../start-payment.ts'
import { handleStripeWebhook } from '../webhooks.ts'

let answer: { status?: number; body: unknown } = { body: {} }
let sessions = 0
const service = await fakeService(({ path }) => {
  if (path === '/v1/checkout/sessions')
    return { body: { id: `cs_${(sessions += 1)}`, object: 'checkout.session', url: 'https://pay.example' } }
  if (path === '/v2/checkout/orders') {
    const links = [{ rel: 'payer-action', href: 'https://paypal.example' }]
    return { status: 201, body: { id: `PP${(sessions += 1)}`, status: 'PAYER_ACTION_REQUIRED', links } }
  }
  if (path === '/v1/oauth2/token') return { body: { access_token: 'access-1', token_type: 'Bearer', expires_in: 3600 } }
  return answer
})
const refundsAsked = () => service.requests.filter(({ path }) => path === '/v1/refunds' || path.endsWith('/refund'))

const stripeKeys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test', apiUrl: service.url }
const paypalKeys = { clientId: 'c', clientSecret: 's', webhookId: 'W', isLive: false, apiUrl: service.url }
const services: PaymentServices = { stripe: stripeKeys, paypal: paypalKeys, isProduction: true, publicUrl: 'https://tulpar.example' }
const shop = await testShop()
const { order, cancel, accept, contextFor, stateOf, ctx } = paying(shop, services)
const staff = { actor: await shop.given.account({ role: 'staff' }) }

beforeEach(() => {
  answer = { body: { id: 're_1', object: 'refund', status: 'succeeded' } }
  service.requests.length = 0
})

const give = (id: string, wish: object, key: string | undefined = newId()) =>
  shop.ask('POST', `/admin/orders/${id}/refunds`, wish, { ...staff, idempotencyKey: key })
const read = async (id: string) => (await shop.ask('GET', `/admin/orders/${id}`, undefined, staff)).body
const refundsOf = async (id: string) => (await shop.ask('GET', `/admin/orders/${id}/refunds`, undefined, staff)).body
const mark = (id: string, status: string) => shop.ask('PUT', `/admin/orders/${id}/status`, { status }, staff)

async function accepted() {
  const placed = await order('bank_transfer')
  await accept(placed.id)
  return placed
}

async function paidThrough(provider: 'stripe' | 'paypal') {
  const placed = await order(provider === 'stripe' ? 'card' : 'paypal')
  await startPayment(contextFor(placed.guestTokens), services, placed.id)
  const payment = await shop.db.selectFrom('payments').selectAll().where('order_id', '=', placed.id).executeTakeFirstOrThrow()
  const amountSen = Math.round(placed.total * 100)
  const news = { reference: undefined, paymentId: payment.id, captureReference: `cap_${placed.number}`, amountSen, currency: 'MYR' }
  await settlePayment(ctx, provider, { kind: 'captured', ...news })
  return placed
}

async function send(orderId: string) {
  const { rows } = await shop.pool.query<{ id: string }>(
    `select id from refunds where order_id = $1 order by created_at desc, id desc limit 1`,
    [orderId],
  )
  await sendRefund(ctx, services, rows[0]?.id ?? '')
  return rows[0]?.id ?? ''
}

async function mailsOf(orderId: string): Promise<number> {
  const { rows } = await shop.pool.query(
    `select 1 from jobs.job where name = 'order-mail' and data ->> 'orderId' = $1 and data ->> 'kind' = 'refunded'`,
    [orderId],
  )
  return rows.length
}

describe('money that staff return by hand', () => {
  it('is recorded in parts, shown to the buyer, and ends as refunded', async () => {
    const { id, total, guestTokens } = await accepted()
    expect((await give(id, { amount: 10.4, note: 'Scratched' })).body).toMatchObject({
      refundable: total - 10.4,
      through: null,
      refunds: [{ amount: 10.4, status: 'done', provider: 'staff', by: expect.stringContaining('Person') }],
    })
    expect(await read(id)).toMatchObject({ payment_status: 'paid', refunded: 10.4 })
    expect((await give(id, { amount: total - 10.4 })).body.refundable).toBe(0)
    expect(await read(id)).toMatchObject({ status: 'processing', payment_status: 'refunded', refunded: total })
    const { timeline } = (await shop.ask('GET', `/orders/${id}`, undefined, { guestTokens })).body
    expect(timeline.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { amount: 10.4, note: 'Scratched', payment_status: null },
      { amount: total - 10.4, note: null, payment_status: 'refunded' },
    ])
    expect(await mailsOf(id)).toBe(2)
  })

  it('is never more than the order was paid with, however many ask at once', async () => {
    const { id, total } = await accepted()
    expect((await give(id, { amount: total + 0.01 })).body.code).toBe('refund_too_large')
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(id, { amount: 20 })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(Math.floor(total / 20))
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['refund_too_large']))
    await give(id, { amount: (await refundsOf(id)).refundable })
    expect((await give(id, { amount: 0.01 })).body.code).toBe('nothing_to_refund')
  })

  it('goes once for one key, and not without one', async () => {
    const { id } = await accepted()
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(id, { amount: 5 }, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(await read(id)).toMatchObject({ refunded: 5 })
    expect((await shop.ask('POST', `/admin/orders/${id}/refunds`, { amount: 5 }, staff)).status).toBe(422)
  })

  it.each(['x'.repeat(256), randomBytes(4000).toString('hex'), 'ключ'])('refuses a key that no client makes (%#)', async (key) => {
    const { id } = await accepted()
    const { status, body } = await give(id, { amount: 5 }, key)
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { 'Idempotency-Key': 'invalid' } })
  })

  it.each([0, -1, 1.005, 1e9, '5', null])('is no amount like %j', async (amount) => {
    const { id } = await accepted()
    expect((await give(id, { amount })).status).toBe(422)
    expect((await refundsOf(id)).refunds).toEqual([])
  })

  it('moves no goods: cancelling returns them, once', async () => {
    const { id, total } = await accepted()
    const stock = async () =>
      (
        await shop.pool.query(
          `select s.on_hand, s.reserved from stock_levels s join order_items i on i.stock_level_id = s.id where i.order_id = $1`,
          [id],
        )
      ).rows[0]
    const before = await stock()
    await give(id, { amount: total })
    expect(await stock()).toEqual(before)
    await mark(id, 'cancelled')
    await mark(id, 'cancelled')
    expect(await stock()).toEqual({ on_hand: before?.on_hand, reserved: before?.reserved - 1 })
    expect(await read(id)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  })
})

describe('money that a payment service returns', () => {
  it('goes back through Stripe in sen and under one key, and the order says so once it is done', async () => {
    const { id, number } = await paidThrough('stripe')
    const { body } = await give(id, { amount: 12.3, note: 'Late' })
    expect(body).toMatchObject({ through: 'stripe', refunds: [{ status: 'started', provider: 'stripe' }] })
    expect(await read(id)).toMatchObject({ refunded: 0 })
    const refundId = await send(id)
    await send(id)
    expect(refundsAsked()).toHaveLength(1)
    expect(Object.fromEntries(new URLSearchParams(refundsAsked()[0]?.body))).toMatchObject({
      amount: '1230',
      payment_intent: `cap_${number}`,
    })
    expect(refundsAsked()[0]?.headers['idempotency-key']).toBe(`refund-${refundId}`)
    expect(await read(id)).toMatchObject({ payment_status: 'paid', refunded: 12.3 })
    expect((await read(id)).timeline.at(-1)).toMatchObject({
      kind: 'refund',
      amount: 12.3,
      note: 'Late',
      by: expect.stringContaining('Person'),
    })
  })

  it('goes back through PayPal, and the whole of it closes the payment', async () => {
    answer = { status: 201, body: { id: 'R1', status: 'COMPLETED' } }
    const { id, number, total } = await paidThrough('paypal')
    await give(id, { amount: total })
    await send(id)
    expect(refundsAsked()[0]?.path).toBe(`/v2/payments/captures/cap_${number}/refund`)
    expect(JSON.parse(refundsAsked()[0]?.body ?? '')).toMatchObject({ amount: { currency_code: 'MYR', value: total.toFixed(2) } })
    expect(await stateOf(id)).toMatchObject({ payment_status: 'refunded', payments: [{ status: 'refunded' }] })
  })

  it('counts refunds in progress as gone', async () => {
    const { id, total } = await paidThrough('stripe')
    await give(id, { amount: total })
    expect((await give(id, { amount: 1 })).body.code).toBe('nothing_to_refund')
    expect((await refundsOf(id)).refundable).toBe(0)
  })

  it.each([
    [
      'stripe' as const,
      { status: 400, body: { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } } },
      'charge_already_refunded',
    ],
    ['paypal' as const, { status: 422, body: { details: [{ issue: 'CAPTURE_FULLY_REFUNDED' }] } }, 'CAPTURE_FULLY_REFUNDED'],
  ])('stays with the order when %s refuses, and staff read why', async (provider, refusal, reason) => {
    answer = refusal
    const { id, total } = await paidThrough(provider)
    await give(id, { amount: total })
    await send(id)
    expect(await refundsOf(id)).toMatchObject({ refundable: total, refunds: [{ status: 'failed', failure: reason }] })
    expect((await stateOf(id)).notes.join()).toContain(reason)
    expect(await mailsOf(id)).toBe(0)
    expect((await give(id, { amount: total, is_by_hand: true })).body.refunds.at(-1)).toMatchObject({ status: 'done', provider: 'staff' })
    expect(await stateOf(id)).toMatchObject({ payment_status: 'refunded', payments: [{ status: 'refunded' }] })
  })

  it('is requested again while PayPal is out of reach, and given up after an hour', async () => {
    answer = { status: 503, body: { name: 'DOWN' } }
    const { id, total } = await paidThrough('paypal')
    await give(id, { amount: total })
    await expect(send(id)).rejects.toThrow()
    expect((await refundsOf(id)).refunds).toMatchObject([{ status: 'started' }])
    shop.clock.advance(3_600_000)
    await send(id)
    expect((await refundsOf(id)).refunds).toMatchObject([{ status: 'failed', failure: 'no answer' }])
  })

  it('is with the shop again when a bank sends it back days later', async () => {
    const { id, total } = await paidThrough('stripe')
    await give(id, { amount: total })
    const refundId = await send(id)
    expect(await stateOf(id)).toMatchObject({ payment_status: 'refunded' })
    await failAtBank(refundId)
    await failAtBank(refundId)
    const state = await stateOf(id)
    expect(state).toMatchObject({ payment_status: 'paid', payments: [{ status: 'captured' }] })
    expect(state.notes).toHaveLength(1)
    expect(await refundsOf(id)).toMatchObject({ refundable: total, refunds: [{ status: 'failed', failure: 'lost_or_stolen_card' }] })
  })

  it('can be returned for an order that was cancelled before the money came', async () => {
    const placed = await order('card')
    await startPayment(contextFor(placed.guestTokens), services, placed.id)
    await cancel(placed)
    const payment = await shop.db.selectFrom('payments').selectAll().where('order_id', '=', placed.id).executeTakeFirstOrThrow()
    const amountSen = Math.round(placed.total * 100)
    await settlePayment(ctx, 'stripe', {
      kind: 'captured',
      reference: undefined,
      paymentId: payment.id,
      captureReference: 'pi_9',
      amountSen,
      currency: 'MYR',
    })
    await give(placed.id, { amount: placed.total })
    await send(placed.id)
    expect(await stateOf(placed.id)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  })
})

async function failAtBank(refundId: string): Promise<void> {
  const failure = { status: 'failed', failure_reason: 'lost_or_stolen_card' }
  const object = { id: 're_1', object: 'refund', amount: 100, currency: 'myr', metadata: { refund_id: refundId }, ...failure }
  const payload = JSON.stringify({ id: `evt_${newId()}`, object: 'event', type: 'refund.failed', data: { object } })
  const timestamp = Math.floor(shop.clock.now().getTime() / 1000)
  const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret: 'whsec_test', timestamp })
  const request = new Request('https://tulpar.example/api/webhooks/stripe', {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature },
  })
  await handleStripeWebhook(request, ctx, services)
}
