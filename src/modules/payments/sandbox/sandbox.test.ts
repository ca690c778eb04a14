import { expect, it } from 'vitest'
import { createApiHandler } from '#kit/http/api-handler.ts'
import type { RequestContext } from '#modules/context.ts'
import { bodiesIn } from '#tests/support/bodies.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { paying } from '#tests/support/paying.ts'
import { paymentRoutes } from '../payment-routes.ts'
import type { PaymentServices } from '../payment-services.ts'
import { startPayment } from '../start-payment.ts'

const services: PaymentServices = { stripe: undefined, paypal: undefined, isProduction: false, publicUrl: 'http://localhost:3000' }
const shop = await testShop()
const { order, contextFor, stateOf } = paying(shop, services)

async function pay(orderId: string, guestTokens: readonly string[], card: object, wired = services) {
  const handle = createApiHandler<RequestContext>({
    bodies: bodiesIn(),
    router: { payments: paymentRoutes(wired) },
    sentences: () => ({ error: (code) => code, field: (code) => code }),
    onFault: () => undefined,
  })
  const request = new Request(`http://shop.test/api/orders/${orderId}/sandbox-payment`, {
    method: 'POST',
    body: JSON.stringify(card),
    headers: { 'content-type': 'application/json' },
  })
  const { response } = await handle(request, contextFor(guestTokens))
  if (!response) throw new Error('no call answers')
  return { status: response.status, body: await response.json() }
}

const card = { card_number: '4242 4242 4242 4242', expiry: '03 / 26', cvc: '123' }

it('sends the buyer to the sandbox page in their language', async () => {
  const { id, guestTokens } = await order('paypal')
  expect(await startPayment(contextFor(guestTokens), services, id)).toEqual({ provider: 'sandbox', url: `/order/${id}/sandbox-payment` })
  const context = contextFor(guestTokens)
  const inKazakh = { ...context, ctx: { ...context.ctx, language: 'kk' as const } }
  expect(await startPayment(inKazakh, services, id)).toMatchObject({ url: `/kk/order/${id}/sandbox-payment` })
})

it('pays the order with a public test card, once for ten clicks', async () => {
  const { id, guestTokens } = await order()
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(id, guestTokens, card)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status, body }) => status === 409 && body.code === 'order_not_payable')).toHaveLength(9)
  expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ id, status: 'processing', payment_status: 'paid' })
  expect(await stateOf(id)).toMatchObject({ paid_through: 'sandbox', payments: [{ status: 'captured' }] })
})

it.each([
  ['4000 0000 0000 0002', 'card_declined'],
  ['4000 0000 0000 9995', 'card_insufficient_funds'],
  ['4000 0025 0000 3155', 'card_needs_confirmation'],
])('declines %s and leaves the order to another card', async (card_number, code) => {
  const { id, guestTokens } = await order()
  expect(await pay(id, guestTokens, { ...card, card_number })).toMatchObject({ status: 402, body: { code } })
  expect(await stateOf(id)).toMatchObject({ payment_status: 'unpaid', payments: [{ status: 'failed' }] })
  expect((await pay(id, guestTokens, card)).status).toBe(200)
})

it.each([
  ['a wrong check digit', { card_number: '4242424242424241' }, { card_number: 'invalid_card_number' }],
  ['a card that is no test card', { card_number: '4111111111111111' }, { card_number: 'not_a_test_card' }],
  ['a month that is none', { expiry: '13/30' }, { expiry: 'invalid_expiry' }],
  ['a card that ran out last month', { expiry: '02/26' }, { expiry: 'card_expired' }],
  ['a short security code', { cvc: '12' }, { cvc: 'invalid_cvc' }],
  ['an amount of its own', { amount: 1 }, { amount: 'unrecognized_keys' }],
])('refuses %s beside its field', async (_name, changes, fields) => {
  const { id, guestTokens } = await order()
  expect(await pay(id, guestTokens, { ...card, ...changes })).toMatchObject({ status: 422, body: { fields } })
  expect(await stateOf(id)).toMatchObject({ payment_status: 'unpaid', payments: [] })
})

it('is absent in production, beside a real gateway, or for a stranger', async () => {
  const { id, guestTokens } = await order()
  const stripe = { secretKey: 's', publishableKey: 'p', webhookSecret: 'w', apiUrl: undefined }
  expect((await pay(id, guestTokens, card, { ...services, isProduction: true })).status).toBe(404)
  expect((await pay(id, guestTokens, card, { ...services, stripe })).status).toBe(404)
  expect((await pay(id, ['x'.repeat(43)], card)).status).toBe(404)
  expect(await stateOf(id)).toMatchObject({ payment_status: 'unpaid', payments: [] })
})
