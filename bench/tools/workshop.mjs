import { randomUUID } from 'node:crypto'
import { demoAccounts } from '../../src/demo/demo-accounts.ts'
import { signIn } from './goods.mjs'

const linesOfOrder = 20
const atOnce = 200

/** Creates `count` items in production, of one product type with five steps. */
export async function fillWorkshop(origin, count) {
  const cookie = await signIn(origin)
  const send = async (path, body, headers = {}) => {
    const response = await fetch(`${origin}/api/admin${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie, ...headers },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const steps = ['Print file', 'Screen', 'Cure', 'Quality check', 'Pack'].map((name) => ({ name: `Measured ${name}`, minutes: 4 }))
  const type = await send('/product-types', { name: `Measured ${randomUUID()}`, minutes_per_day: 480, steps })
  const product = await send('/products', {
    sku: `BENCH-${randomUUID().slice(0, 8)}`,
    name: 'Measured tee',
    price: 29.9,
    status: 'active',
    product_type_id: type.id,
    variations: Array.from({ length: linesOfOrder }, (_, index) => ({ name: `Colour ${index}`, stock: 1_000_000 })),
  })
  const { payment_methods: methods } = await (await fetch(`${origin}/api/checkout/options`)).json()
  const { id: methodId } = methods.find(({ type: kind }) => kind === 'bank_transfer') ?? methods[0]
  const items = product.variations.map(({ id }) => ({ product_id: product.id, variation_id: id, quantity: 1 }))
  const orderIds = []
  for (let made = 0; made < count; made += linesOfOrder) {
    const order = {
      items: items.slice(0, count - made),
      contact: { name: `Buyer ${made}`, email: demoAccounts[0].email, phone: '+60 12 345 6789' },
      shipping: { address: '1 Jalan Ampang', city: 'Kuala Lumpur', state: 'W.P. Kuala Lumpur', zip: '50450', country: 'MY' },
      payment_method_id: methodId,
      payment: { status: 'paid' },
    }
    const placed = await send('/orders', order, { 'idempotency-key': randomUUID() })
    orderIds.push(placed.id ?? placed.order.id)
  }
  for (let from = 0; from < orderIds.length; from += atOnce)
    await send('/orders/bulk-status', { ids: orderIds.slice(from, from + atOnce), status: 'processing' })
  return { cookie, send, typeId: type.id, steps: steps.map(({ name }) => name) }
}
