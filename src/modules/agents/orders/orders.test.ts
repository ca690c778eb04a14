import { expect, it } from 'vitest'
import { toSen, money } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { inTransaction } from '#modules/context.ts'
import { lockOrder, recordRefund, setOrderStatus } from '#modules/orders/index.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { agentPlatform, askUcp } from '#tests/support/agent-platform.ts'
import { orderOf } from '#tests/support/given.ts'
import { post, runningShop } from '#tests/support/shop.ts'
import { ucpSchemas } from '#tests/support/ucp-schemas.ts'
import { deriveSigningKey } from '../signatures/signing-key.ts'
import { signRequest } from '../signatures/sign-request.ts'

const { origin, db, given, shop } = await runningShop()
const key = deriveSigningKey('an agent’s own secret, not the shop’s', { kid: 'own', salt: Buffer.from('own') })
const keys = () => [key.publicJwk]
const agent = await agentPlatform({ keys })
const other = await agentPlatform({ keys })
const older = await agentPlatform({ keys, version: '2026-04-08' })
const mug = await given.product({ name: 'Mug', names: { ru: 'Кружка' }, price: 49, stock: 90 })
const tee = await given.product({ name: 'Tee', price: 90, sizes: ['M'], stock: 90 })
const payment = await given.paymentMethod()
const ctx = systemCtx(shop)

type Answer = Awaited<ReturnType<typeof askUcp>>
const read = (path: string, { headers } = agent): Promise<Answer> =>
  askUcp(origin, 'GET', path, {
    headers: signRequest(key, { method: 'GET', url: new URL(`${origin}/ucp/v1${path}`), headers, body: '' }, new Date()),
  })

/** Places an order from a checkout, or from a cart, that this agent prepared. */
async function placed({ by = agent, from = 'checkout-sessions', language = 'en' } = {}) {
  const body = {
    line_items: [
      { item: { id: mug.id }, quantity: 2 },
      { item: { id: `${tee.id}.M` }, quantity: 1 },
    ],
    context: { language },
  }
  const made = await askUcp(origin, 'POST', `/${from}`, { headers: by.headers, body })
  const handoff = new URL(String(made.body['continue_url'])).searchParams.get('handoff')
  const items = [
    { product_id: mug.id, quantity: 2 },
    { product_id: tee.id, size: 'M', quantity: 1 },
  ]
  const order = { ...orderOf(payment, items), handoff, note: 'Please ring the bell of Botagoz' }
  const answer = await post(origin, `/api/orders?lang=${language}`, order, { 'idempotency-key': newId() })
  expect(answer.status).toBe(201)
  const own = (await answer.json()) as { order: Record<string, unknown> & { id: string; order_number: string }; guest_token: string }
  return { ...own, id: own.order.id, checkoutId: made.body['id'] }
}

it('shows an order to the agent that prepared it, without its buyer (agents, section 14)', async () => {
  const { id, order, checkoutId, guest_token } = await placed()
  const { status, body } = await read(`/orders/${id}`)
  expect([status, ucpSchemas('2026-08-25')('schemas/shopping/order.json', body)]).toEqual([200, []])
  expect(body).toMatchObject({
    ucp: { version: '2026-08-25', status: 'success' },
    id,
    label: order.order_number,
    checkout_id: checkoutId,
    currency: 'MYR',
    permalink_url: `${shop.config.publicUrl}/track-order?number=${order.order_number}`,
    line_items: [
      { item: { id: mug.id, title: 'Mug', price: 4900 }, quantity: { original: 2, total: 2, fulfilled: 0 }, status: 'processing' },
      { item: { id: `${tee.id}.M`, title: 'Tee · M', price: 9000 } },
    ],
    fulfillment: {
      expectations: [{ method_type: 'shipping', description: 'Waiting for payment', destination: { address_country: 'MY' } }],
      events: [],
    },
    adjustments: [],
  })
  const totals = body['totals'] as { type: string; amount: number }[]
  expect(totals.find(({ type }) => type === 'total')?.amount).toBe(toSen(money(Number(order['total']))))
  expect(totals.filter(({ type }) => type !== 'total').reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.at(-1)?.amount)
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const address = row.shipping_address as { address: string }
  const { title } = row.payment_method as { title: string }
  for (const secret of [row.email, row.contact_name, row.phone, address.address, title, 'Botagoz', guest_token])
    expect(JSON.stringify(body)).not.toContain(secret)
})

it('hides it from everybody else (agents, section 14)', async () => {
  const [{ id }, fromCart] = [await placed(), await placed({ from: 'carts' })]
  const missing = { status: 200, body: { ucp: { status: 'error' }, messages: [{ code: 'not_found' }] } }
  expect(await read(`/orders/${id}`, other)).toMatchObject(missing)
  expect(await read(`/orders/${fromCart.id}`)).toMatchObject(missing)
  for (const wrong of [newId(), 'nonsense', fromCart.order.order_number])
    expect(await read(`/orders/${wrong}`), wrong).toMatchObject(missing)
  const unsigned = await askUcp(origin, 'GET', `/orders/${id}`, { headers: agent.headers })
  expect(unsigned).toMatchObject({ status: 401, body: { code: 'signature_missing' } })
})

it('says what happened: on its way, delivered, refunded, cancelled', async () => {
  const { id } = await placed()
  const move = (status: 'processing' | 'shipped' | 'completed') => inTransaction(ctx, (inside) => setOrderStatus(inside, { id, status }))
  for (const status of ['processing', 'shipped', 'completed'] as const) await move(status)
  await inTransaction(ctx, async (inside) =>
    recordRefund(inside, await lockOrder(inside, id), { amount: money(10), note: 'broken handle' }),
  )
  const { body } = await read(`/orders/${id}`)
  expect(body).toMatchObject({
    line_items: [{ status: 'fulfilled', quantity: { fulfilled: 2 } }, { status: 'fulfilled' }],
    fulfillment: { events: [{ type: 'processing' }, { type: 'shipped' }, { type: 'delivered' }] },
    adjustments: [{ type: 'refund', status: 'completed', totals: [{ type: 'total', amount: -1000 }] }],
  })
  expect(JSON.stringify(body)).not.toContain('broken handle')
  expect(ucpSchemas('2026-08-25')('schemas/shopping/order.json', body)).toEqual([])

  const gone = await placed()
  await inTransaction(ctx, (inside) => setOrderStatus(inside, { id: gone.id, status: 'cancelled' }))
  const cancelled = await read(`/orders/${gone.id}`)
  expect(cancelled.body).toMatchObject({
    line_items: [{ status: 'removed', quantity: { original: 2, total: 0, fulfilled: 0 } }, { status: 'removed' }],
    fulfillment: { expectations: [], events: [{ type: 'canceled' }] },
  })
  expect(ucpSchemas('2026-08-25')('schemas/shopping/order.json', cancelled.body)).toEqual([])
})

it('writes in the language of the order and the version of the agent', async () => {
  const russian = await placed({ language: 'ru' })
  expect((await read(`/orders/${russian.id}`)).body).toMatchObject({
    line_items: [{ item: { title: 'Кружка' } }, {}],
    fulfillment: { expectations: [{ description: 'Ожидает оплаты' }] },
  })
  const { id } = await placed({ by: older })
  const { body } = await read(`/orders/${id}`, older)
  expect(body).toMatchObject({ ucp: { version: '2026-04-08', capabilities: { 'dev.ucp.shopping.order': [{ version: '2026-04-08' }] } } })
  expect(ucpSchemas('2026-04-08')('schemas/shopping/order.json', body)).toEqual([])
})
