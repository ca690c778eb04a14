import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { unlimited } from '#kit/limits/limits.ts'
import { fromSen, money, toSen } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import type { Mailer } from '#kit/mail/mailer.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { fakeService } from '#tests/support/fake-service.ts'
import { paying } from '#tests/support/paying.ts'
import { type DisputeMail, type PaymentServices, sendDisputeMail } from './index.ts'
import { settlePayment } from './settle-payment.ts'
import { handlePaypalWebhook, handleStripeWebhook } from './webhooks.ts'

const asking = { limits: unlimited, address: '203.0.113.9' }

const service = await fakeService(({ path }) => {
  if (path === '/v1/oauth2/token') return { body: { access_token: 'access-1', token_type: 'Bearer', expires_in: 3600 } }
  return { body: { verification_status: 'SUCCESS' } }
})
const services: PaymentServices = {
  stripe: { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test', apiUrl: service.url },
  paypal: { clientId: 'c', clientSecret: 's', webhookId: 'W', isLive: false, apiUrl: service.url },
  isProduction: true,
  publicUrl: 'https://tulpar.example',
}
const shop = await testShop()
const { order, stateOf, ctx } = paying(shop, services)
const staff = { actor: await shop.given.account({ role: 'staff' }) }

async function paidThrough(provider: 'stripe' | 'paypal') {
  const placed = await order(provider === 'stripe' ? 'card' : 'paypal')
  const [paymentId, captureReference] = [newId(), `cap_${newId().slice(-12)}`]
  const row = {
    id: paymentId,
    order_id: placed.id,
    provider,
    status: 'started',
    amount: placed.total,
    created_at: shop.clock.now(),
  } as const
  await shop.db.insertInto('payments').values(row).execute()
  const amountSen = toSen(money(placed.total))
  await settlePayment(ctx, provider, { kind: 'captured', reference: undefined, paymentId, captureReference, amountSen, currency: 'MYR' })
  return { ...placed, capture: captureReference, sen: amountSen }
}

function fromStripe(type: string, object: object, eventId = newId()) {
  const payload = JSON.stringify({ id: `evt_${eventId}`, object: 'event', type, data: { object } })
  const timestamp = Math.floor(shop.clock.now().getTime() / 1000)
  const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret: 'whsec_test', timestamp })
  const request = { method: 'POST', body: payload, headers: { 'stripe-signature': signature } }
  return handleStripeWebhook(new Request('https://tulpar.example/api/webhooks/stripe', request), ctx, services)
}

function stripeDispute({ capture, sen }: { capture: string; sen: number }, status: string) {
  const dispute = { id: `du_${capture}`, object: 'dispute', amount: sen, currency: 'myr', payment_intent: capture, reason: 'fraudulent' }
  return { ...dispute, status, evidence_details: { due_by: Date.UTC(2026, 3, 2, 15) / 1000 } }
}

function fromPaypal(event_type: string, resource: object) {
  const names = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time']
  const headers = Object.fromEntries(names.map((name) => [`paypal-${name}`, 'x']))
  const request = { method: 'POST', body: JSON.stringify({ id: `WH-${newId()}`, event_type, resource }), headers }
  return handlePaypalWebhook(new Request('https://tulpar.example/api/webhooks/paypal', request), ctx, services, asking)
}

async function mailsOf(orderId: string): Promise<{ to: string; subject: string; text: string }[]> {
  const { rows } = await shop.pool.query<{ data: DisputeMail }>(
    `select data from jobs.job where name = 'dispute-mail' and data ->> 'orderId' = $1 order by created_on`,
    [orderId],
  )
  const mails = new Map<string, { to: string; subject: string; text: string }>()
  const mailer: Mailer = {
    async sendOnce(db, dedupeKey, write) {
      if (mails.has(dedupeKey)) return 'already_sent'
      const mail = await write(db)
      if (!mail) return 'not_wanted'
      const { text } = await mail.bodies()
      mails.set(dedupeKey, { to: mail.to, subject: mail.subject, text })
      return 'sent'
    },
    close: () => undefined,
  }
  const about = { mailer, publicUrl: services.publicUrl, mailFrom: 'Tulpar <hello@tulpar.example>' }
  for (const { data } of rows) await sendDisputeMail(ctx, about, data)
  return [...mails.values()]
}

const read = async (id: string) => (await shop.ask('GET', `/admin/orders/${id}`, undefined, staff)).body

it('reports a Stripe dispute to staff by mail and in the history, once', async () => {
  const paid = await paidThrough('stripe')
  const eventId = newId()
  const dispute = stripeDispute(paid, 'needs_response')
  await Promise.all([1, 2, 3].map(() => fromStripe('charge.dispute.created', dispute, eventId)))
  const { notes } = await stateOf(paid.id)
  expect(notes).toHaveLength(1)
  expect(notes[0]).toMatch(/RM.50\.40.*Stripe.*fraudulent/)
  expect(notes[0]).toContain('2\u00a0April\u00a02026')
  const [mail, ...others] = await mailsOf(paid.id)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'hello@tulpar.example', subject: expect.stringContaining(paid.number) })
  expect(mail?.text).toContain(`https://tulpar.example/admin/orders/${paid.number}`)
  const seen = await shop.ask('GET', `/orders/${paid.id}`, undefined, { guestTokens: paid.guestTokens })
  expect(JSON.stringify(seen.body.timeline)).not.toContain('Stripe')
  expect(await read(paid.id)).toMatchObject({ payment_status: 'paid', refunded: 0 })
})

it('counts a lost dispute as a refund, and a won one as nothing', async () => {
  const [lost, won] = [await paidThrough('stripe'), await paidThrough('stripe')]
  for (const [paid, status] of [
    [lost, 'lost'],
    [won, 'won'],
  ] as const) {
    await fromStripe('charge.dispute.created', stripeDispute(paid, 'needs_response'))
    const closed = stripeDispute(paid, status)
    await Promise.all([fromStripe('charge.dispute.closed', closed), fromStripe('charge.dispute.closed', closed)])
  }
  expect(await read(lost.id)).toMatchObject({ payment_status: 'refunded', refunded: lost.total })
  expect(await read(won.id)).toMatchObject({ payment_status: 'paid', refunded: 0 })
  expect(await mailsOf(lost.id)).toHaveLength(2)
  expect((await stateOf(won.id)).notes.at(-1)).toContain('You won the dispute')
})

it('counts only the lost part', async () => {
  const paid = await paidThrough('stripe')
  await fromStripe('charge.dispute.closed', { ...stripeDispute(paid, 'lost'), amount: 1000 })
  expect(await read(paid.id)).toMatchObject({ payment_status: 'paid', refunded: fromSen(1000) })
})

it('reports disputes at PayPal too, whose money comes back by events of its own', async () => {
  const paid = await paidThrough('paypal')
  const dispute = {
    dispute_id: 'PP-D-1',
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    dispute_amount: { currency_code: 'MYR', value: '50.40' },
    disputed_transactions: [{ seller_transaction_id: paid.capture }],
  }
  await fromPaypal('CUSTOMER.DISPUTE.CREATED', { ...dispute, seller_response_due_date: '2026-04-02T15:00:00.000Z' })
  await fromPaypal('CUSTOMER.DISPUTE.RESOLVED', { ...dispute, dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } })
  const { notes } = await stateOf(paid.id)
  expect(notes).toEqual([expect.stringContaining('PayPal'), expect.stringContaining('lost')])
  expect(await mailsOf(paid.id)).toHaveLength(2)
  expect(await read(paid.id)).toMatchObject({ payment_status: 'paid', refunded: 0 })
})

it('ignores disputes about foreign payments', async () => {
  expect((await fromStripe('charge.dispute.created', stripeDispute({ capture: 'pi_foreign', sen: 100 }, 'needs_response'))).status).toBe(
    200,
  )
  const foreign = { dispute_id: 'PP-D-2', dispute_amount: { currency_code: 'MYR', value: '1.00' }, disputed_transactions: [] }
  expect((await fromPaypal('CUSTOMER.DISPUTE.CREATED', foreign)).status).toBe(200)
})
