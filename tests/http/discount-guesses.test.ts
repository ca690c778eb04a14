import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'

const { call, given, admin, shop } = await shopWithAccounts({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
const boss = await admin('boss@example.com')
const methodId = await given.paymentMethod()
const { id: product_id } = await given.product({ price: 100, stock: 500 })
await call('POST', '/api/admin/discounts', { token: boss, body: { code: 'FELT10', kind: 'percent', value: 10 } })
await call('POST', '/api/admin/discounts', { token: boss, body: { code: 'CLUB', kind: 'percent', value: 10, members_only: true } })
const items = [{ product_id, quantity: 1 }]
const quote = (discount_code?: string, address = '203.0.113.1') =>
  call('POST', '/api/checkout/quote', {
    body: { items, ...(discount_code && { discount_code }) },
    headers: { 'x-forwarded-for': address },
  })
const place = (discount_code: string, address: string, key: string = newId()) =>
  call('POST', '/api/orders', {
    body: orderOf(methodId, items, { discount_code }),
    headers: { 'idempotency-key': key, 'x-forwarded-for': address },
  })

it('counts guessed codes against an address, and neither right ones nor quotes without one', async () => {
  const right = await Promise.all(Array.from({ length: 30 }, () => quote('felt10')))
  expect(right.filter(({ body }) => body['discount_code'] === 'FELT10').length).toBeGreaterThanOrEqual(20)
  for (let turn = 0; turn < 20; turn += 1) expect((await quote(`GUESS${turn}`)).status).toBe(200)
  expect(await quote('GUESS20')).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect((await quote('FELT10')).status).toBe(429)
  expect((await quote()).status).toBe(200)
})

it('counts guesses in orders with those in quotes, answers repeats, and counts refusals', async () => {
  const address = '203.0.113.2'
  const key = newId()
  const before = await refusals()
  expect((await place('FELT10', address, key)).status).toBe(201)
  for (let turn = 0; turn < 10; turn += 1) expect((await place(`GUESS${turn}`, address)).body).toMatchObject({ code: 'discount_invalid' })
  // Each use of a members-only code counts as one more guess.
  for (let turn = 0; turn < 10; turn += 1) expect((await quote('CLUB', address)).status).toBe(200)
  expect((await place('GUESS20', address)).status).toBe(429)
  expect((await quote('FELT10', address)).status).toBe(429)
  expect((await place('FELT10', address, key)).status).toBe(201)
  expect(await refusals()).toBe(before + 3)
})

async function refusals(): Promise<number> {
  const line = (await shop.metrics.text())
    .split('\n')
    .find((text) => text.startsWith('limit_refusals_total{limit="unknown-codes-by-address"}'))
  return Number(line?.split(' ').at(-1) ?? 0)
}
