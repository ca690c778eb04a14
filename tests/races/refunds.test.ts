import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { add, fromSen, money, type Money, subtract, zero } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { handleStripeWebhook, type PaymentServices, sendRefund } from '#modules/payments/index.ts'
import { fakeService } from '#tests/support/fake-service.ts'
import { paying } from '#tests/support/paying.ts'
import { testShop } from '#tests/support/test-shop.ts'

const total = 55.7
/** Refunded amount of each payment, in sen. Like Stripe, it refunds no more than the payment and recognizes a repeat by its key. */
const returned = new Map<string, number>()
const answered = new Map<string, object>()
const stripe = await fakeService(({ body, headers }) => {
  const key = String(headers['idempotency-key'])
  const known = answered.get(key)
  if (known) return { body: known }
  const form = new URLSearchParams(body)
  const [payment_intent, amount] = [form.get('payment_intent') ?? '', Number(form.get('amount'))]
  const sum = (returned.get(payment_intent) ?? 0) + amount
  if (sum > total * 100) return { status: 400, body: { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } } }
  returned.set(payment_intent, sum)
  const refund = refundOf(payment_intent, amount, { refund_id: form.get('metadata[refund_id]') })
  answered.set(key, refund)
  return { body: refund }
})
const services: PaymentServices = {
  stripe: { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test', apiUrl: stripe.url },
  paypal: undefined,
  isProduction: true,
  publicUrl: 'https://tulpar.example',
}
const shop = await testShop()
const { order, accept, ctx } = paying(shop, services)
const staff = { actor: await shop.given.account({ role: 'staff' }) }
const signer = new Stripe('sk_test_1')

function refundOf(payment_intent: string, amount: number, metadata: object = {}) {
  const id = `re_${newId().slice(-12)}`
  return { id, object: 'refund', amount, currency: 'myr', status: 'succeeded', payment_intent, metadata }
}

function tell(type: string, object: object): Promise<Response> {
  const payload = JSON.stringify({ id: `evt_${newId()}`, object: 'event', type, data: { object } })
  const timestamp = Math.floor(shop.clock.now().getTime() / 1000)
  const signature = signer.webhooks.generateTestHeaderString({ payload, secret: 'whsec_test', timestamp })
  const request = { method: 'POST', body: payload, headers: { 'stripe-signature': signature } }
  return handleStripeWebhook(new Request('https://tulpar.example/api/webhooks/stripe', request), ctx, services)
}

const give = (id: string, amount: number, is_by_hand: boolean) =>
  shop.ask('POST', `/admin/orders/${id}/refunds`, { amount, is_by_hand }, { ...staff, idempotencyKey: newId() })
const mark = (id: string, status: string) => shop.ask('PUT', `/admin/orders/${id}/status`, { status }, staff)
const read = async (id: string) => (await shop.ask('GET', `/admin/orders/${id}`, undefined, staff)).body
const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

async function paidByCard() {
  const { id } = await order('card', {}, 45)
  const [paymentId, intent] = [newId(), `pi_${newId().slice(-12)}`]
  const payment = { id: paymentId, order_id: id, provider: 'stripe' as const, status: 'started' as const, amount: total }
  await shop.db
    .insertInto('payments')
    .values({ ...payment, created_at: shop.clock.now() })
    .execute()
  const session = { id: `cs_${intent}`, payment_intent: intent, amount_total: total * 100, currency: 'myr', payment_status: 'paid' }
  await tell('checkout.session.completed', { ...session, metadata: { payment_id: paymentId } })
  return { id, intent }
}

/** Sends each started refund to Stripe twice at the same time, as the job does once. */
async function sendAll(orderId: string): Promise<void> {
  const rows = await shop.db.selectFrom('refunds').select('id').where('order_id', '=', orderId).where('status', '=', 'started').execute()
  await Promise.all(rows.flatMap(({ id }) => [sendRefund(ctx, services, id), sendRefund(ctx, services, id)]))
}

async function sumOf(orderId: string, provider: 'staff' | 'stripe'): Promise<Money> {
  const rows = await shop.db
    .selectFrom('refunds')
    .select(['amount', 'surplus'])
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .where('status', '=', 'done')
    .execute()
  return add(zero, ...rows.map(({ amount, surplus }) => subtract(money(amount), money(surplus))))
}

it('returns no more than came in when twenty refund at once, while others mark the order to and fro', async () => {
  const { id } = await order('bank_transfer', {}, 45)
  await accept(id)
  const marks = ['pending', 'processing', 'cancelled', 'pending', 'shipped']
  const [answers] = await Promise.all([times(20, () => give(id, 10, true)), times(10, (index) => mark(id, marks[index % 5] ?? 'pending'))])
  await mark(id, 'processing')
  await times(20, () => give(id, 10, true))
  const { paid, refunded } = await read(id)
  expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(5)
  expect([paid, refunded, await sumOf(id, 'staff')]).toEqual([total, 50, 50])
})

it('returns no more than came in by hand and through Stripe together', async () => {
  const { id, intent } = await paidByCard()
  const answers = await times(20, (index) => give(id, 10, index % 2 === 0))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  await Promise.all([sendAll(id), mark(id, 'pending'), times(5, () => give(id, 10, true))])
  const byHand = await sumOf(id, 'staff')
  expect(add(byHand, fromSen(returned.get(intent) ?? 0))).toBe(50)
  expect(await read(id)).toMatchObject({ payment_status: 'paid', paid: total, refunded: 50 })
})

it('counts no more than came in when the dashboard returns money at the same moment', async () => {
  const { id, intent } = await paidByCard()
  const inDashboard = Array.from({ length: 4 }, () => refundOf(intent, 1000))
  returned.set(intent, 4000)
  await Promise.all([
    ...inDashboard.flatMap((refund) => [tell('refund.created', refund), tell('refund.updated', refund)]),
    times(20, (index) => give(id, 10, index % 2 === 0)),
  ])
  await sendAll(id)
  const { paid, refunded } = await read(id)
  expect(add(await sumOf(id, 'staff'), await sumOf(id, 'stripe'))).toBe(refunded)
  expect(refunded).toBeLessThanOrEqual(paid)
  expect(paid).toBe(total)
})
