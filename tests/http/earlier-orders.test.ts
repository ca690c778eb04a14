import { expect, it } from 'vitest'
import type { CheckoutSettings } from '#contract/settings.ts'
import { newId } from '#kit/ids.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'

const { call, db, given, admin } = await shopWithAccounts()
const boss = await admin('boss@example.com')

async function done(verb: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await call(verb, path, { token: boss, body })
  expect([path, answer.status, answer.body['error']]).toEqual([path, 200, undefined])
  return answer.body
}

async function place(methodId: string, productId: string) {
  const { body } = await call('POST', '/api/orders', {
    body: orderOf(methodId, [{ product_id: productId, quantity: 2 }]),
    headers: { 'idempotency-key': newId() },
  })
  return body['order'] as { id: string; total: number; shipping: number }
}
const read = async (id: string) => done('GET', `/api/admin/orders/${id}`)

it('keep their prices, tax, shipping and names, through any change of the shop', async () => {
  const { id: productId } = await given.product({ name: 'Ram’s horn tee', price: 79.9, stock: 50 })
  const methodId = await given.paymentMethod({ title: 'Old bank' })
  const placed = await place(methodId, productId)
  const before = await read(placed.id)

  const { shipping_zones, updated_at } = (await done('GET', '/api/admin/checkout-settings')) as CheckoutSettings
  await done('PATCH', '/api/admin/checkout-settings', {
    tax_rate: 0.1,
    tax_destinations: 'everywhere',
    free_shipping_over: 1,
    free_shipping_for: 'everybody',
    first_purchase_discount: 0.5,
    shipping_zones: shipping_zones.map((zone) => ({ ...zone, rate: zone.rate + 11 })),
    expected_updated_at: updated_at,
  })
  await done('PATCH', `/api/admin/products/${productId}`, { name: 'Another tee', price: 120, sale_price: 90, member_price: 85 })
  const later = await place(methodId, productId)
  expect([later.total, later.shipping]).not.toEqual([placed.total, placed.shipping])
  expect((await call('DELETE', `/api/admin/payment-methods/${methodId}`, { token: boss })).status).toBe(204)
  await done('PATCH', `/api/admin/products/${productId}`, { status: 'archived' })

  const now = await read(placed.id)
  const { payment_method: method, updated_at: _now, ...rest } = now
  const { payment_method: earlier, updated_at: _before, ...restBefore } = before
  expect(rest).toEqual(restBefore)
  expect(method).toEqual({ ...(earlier as object), id: null })
  expect(await findBrokenInvariants(db)).toEqual([])
})
