import { demoAccounts } from '../../src/demo/demo-accounts.ts'

const carts = 16
const plenty = 1_000_000

/** Creates products with plenty of stock, as an admin, and returns orders of two of them each. `sku` begins their numbers. */
export async function addGoods(origin, sku = 'BENCH') {
  const cookie = await signIn(origin)
  const ids = []
  for (let count = 0; count < carts * 2; count += 1) {
    const { id } = await send(origin, '/api/admin/products', cookie, {
      sku: `${sku}-${count}`,
      name: `Measured mug ${count}`,
      price: 29.9,
      status: 'active',
      stock: plenty,
    })
    ids.push(id)
  }
  const { payment_methods: methods } = await (await fetch(`${origin}/api/checkout/options`)).json()
  const method = methods.find(({ type }) => type === 'bank_transfer') ?? methods[0]
  return Array.from({ length: carts }, (_, index) => orderOf([ids[index * 2], ids[index * 2 + 1]], method.id))
}

function orderOf(productIds, paymentMethodId) {
  return {
    items: productIds.map((product_id, index) => ({ product_id, quantity: index + 1 })),
    contact: { name: 'Nurul Izzah', email: 'nurul@example.com', phone: '+60 12 345 6789' },
    shipping: { address: '1 Jalan Ampang', city: 'Kuala Lumpur', state: 'W.P. Kuala Lumpur', zip: '50450', country: 'MY' },
    payment_method_id: paymentMethodId,
  }
}

/** Returns the session cookie, by default of the demo's administrator. Throws if sign-in fails. */
export async function signIn(origin, { email, password } = demoAccounts.find(({ role }) => role === 'admin')) {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function send(origin, path, cookie, body) {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
