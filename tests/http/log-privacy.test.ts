import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { newId } from '#kit/ids.ts'
import { createLog } from '#kit/log/log.ts'
import { createAccount } from '#modules/identity/index.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { orderOf } from '#tests/support/given.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const lines: string[] = []
const log = createLog({ level: 'trace', isPretty: false, destination: { write: (line) => lines.push(line) } })
const { shop, origin, given } = await runningShop({}, log)
const password = 'felt-and-wool-7!'
const proof = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
  .png()
  .toBuffer()
/** Texts that must never be in the log, chosen to occur nowhere else. */
const secrets = new Set(['Zhansaya', 'zhansaya.q', 'Qabanbai', '7015550199', '+7 701 555', password, 'wrong-password-9!'])

async function signIn(email: string): Promise<string> {
  const response = await post(origin, '/api/auth/sign-in/email', { email, password })
  for (const part of cookiesOf(response).split('; ')) secrets.add(part.slice(part.indexOf('=') + 1))
  const { token } = (await response.json()) as { token: string }
  secrets.add(token)
  return token
}

async function buy(): Promise<{ id: string; number: string; token: string }> {
  const { id: productId } = await given.product({ stock: 10 })
  const contact = { name: 'Zhansaya Qabyl', email: 'zhansaya.q@example.kz', phone: '+7 701 555 01 99' }
  const shipping = { address: '12 Qabanbai Batyr', city: 'Astana', state: 'Astana', zip: '010000', country: 'KZ' }
  const wish = orderOf(await given.paymentMethod(), [{ product_id: productId, quantity: 1 }], { contact, shipping })
  const response = await post(origin, '/api/orders', wish, { 'idempotency-key': newId() })
  const { order, guest_token } = (await response.json()) as { order: { id: string; order_number: string }; guest_token: string }
  secrets.add(guest_token)
  return { id: order.id, number: order.order_number, token: guest_token }
}

async function upload(orderId: string, token: string): Promise<number> {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(proof)], 'slip of Zhansaya.png', { type: 'image/png' }))
  const headers = { 'guest-session-token': token }
  return (await fetch(`${origin}/api/orders/${orderId}/payment-proof`, { method: 'POST', body, headers })).status
}

it('writes nothing of the buyer, through a whole purchase and every failure on the way', async () => {
  await shop.startJobs()
  await createAccount(shop, { email: 'zhansaya.q@example.kz', password, fullName: 'Zhansaya Qabyl', role: 'staff', isEmailConfirmed: true })
  await post(origin, '/api/auth/sign-in/email', { email: 'zhansaya.q@example.kz', password: 'wrong-password-9!' })
  const staff = { authorization: `Bearer ${await signIn('zhansaya.q@example.kz')}` }

  const { id, number, token } = await buy()
  expect(await upload(id, token)).toBe(201)
  await post(origin, '/api/orders/track', { order_number: number, email: 'zhansaya.q@example.kz' })
  await fetch(`${origin}/api/orders/${id}?token=${token}`, { headers: { 'guest-session-token': `${token}x` } })
  await fetch(`${origin}/api/orders/${id}`, { headers: { cookie: `guest_session=${token}` } })
  const decide = { method: 'PUT', body: '{"decision":"accept"}', headers: { ...staff, 'content-type': 'application/json' } }
  expect((await fetch(`${origin}/api/admin/orders/${id}/payment`, decide)).status).toBe(200)
  const refund = { amount: 1, note: 'For Zhansaya' }
  expect((await post(origin, `/api/admin/orders/${id}/refunds`, refund, { ...staff, 'idempotency-key': newId() })).status).toBe(201)
  await post(origin, '/api/contact', { name: 'Zhansaya', email: 'zhansaya.q@example.kz', subject: 'Hi', message: 'Qabanbai 12' })
  await post(origin, '/api/newsletter-subscribe', { email: 'zhansaya.q@example.kz' })
  await fetch(`${origin}/api/admin/orders?q=zhansaya.q@example.kz`, { headers: staff })

  // A database error is logged without the values it contains.
  const broken = new Error('insert failed for zhansaya.q@example.kz', {
    cause: { detail: 'Key (name)=(Zhansaya)', email: 'zhansaya.q@example.kz' },
  })
  shop.log.error({ err: broken, order: { contact: { name: 'Zhansaya', phone: '+7 701 555 01 99' } } }, 'request failed')

  await vi.waitFor(
    async () => {
      const { rows } = await shop.pool.query(`select 1 from mails where recipient like 'zhansaya%' and sent_at is not null`)
      expect(rows.length).toBeGreaterThanOrEqual(4)
    },
    { timeout: 30_000 },
  )
  expect(lines.length).toBeGreaterThan(10)
  const written = lines.join('')
  expect([...secrets].filter((secret) => secret !== '' && written.includes(secret))).toEqual([])
})
