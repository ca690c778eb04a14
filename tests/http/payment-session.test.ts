import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { fakeService } from '#tests/support/fake-service.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const stripe = await fakeService(() => ({ status: 402, body: { error: { type: 'invalid_request_error', message: 'not today' } } }))
const { shop, origin, given } = await runningShop({
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
  STRIPE_API_URL: stripe.url,
})
await shop.startJobs()

it.each([
  ['en', ['Your order is saved', 'nothing was charged', 'Try again', 'another way']],
  ['ru', ['Ваш заказ сохранён', 'деньги не списаны', 'Попробуйте ещё раз', 'другим способом']],
  ['kk', ['Тапсырысыңыз сақталды', 'ақша алынған жоқ', 'қайталап көріңіз', 'басқа жолмен']],
])('shows in %s the next step when the payment service does not answer', async (language, parts) => {
  const method = await given.paymentMethod({ title: 'Card', type: 'card' })
  const items = [{ product_id: (await given.product()).id, quantity: 1 }]
  const placed = await post(origin, '/api/orders', orderOf(method, items), { 'idempotency-key': newId() })
  const { order, guest_token } = (await placed.json()) as { order: { id: string }; guest_token: string }
  const response = await post(origin, `/api/orders/${order.id}/payment-session?lang=${language}`, undefined, {
    'guest-session-token': guest_token,
  })
  const { code, error } = (await response.json()) as { code: string; error: string }
  expect([response.status, code]).toEqual([502, 'gateway_unavailable'])
  for (const part of parts) expect(error).toContain(part)
})
