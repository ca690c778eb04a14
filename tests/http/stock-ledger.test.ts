import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'

const { admin, call, given } = await shopWithAccounts()
const token = await admin('stock@example.com')
const method = await given.paymentMethod()

describe('an adjustment of stock', () => {
  it('is counted, explained, and first in the ledger with its actor and order', async () => {
    const { id } = await given.product({ stock: 10 })
    const placed = await call('POST', '/api/orders', {
      headers: { 'idempotency-key': newId() },
      body: orderOf(method, [{ product_id: id, quantity: 4 }]),
    })
    expect(placed.status).toBe(201)
    const order = placed.body['order'] as { id: string; order_number: string }
    expect(await adjust(id, { change: 6, reason: 'received', note: 'Box 12' })).toMatchObject({
      status: 201,
      body: { variation_id: null, size: null, on_hand: 16, reserved: 4, available: 12 },
    })
    expect(await adjust(id, { on_hand: 15, reason: 'counted' })).toMatchObject({ status: 201, body: { on_hand: 15, available: 11 } })

    const { body } = await call('GET', `/api/admin/products/${id}/stock-ledger`, { token })
    expect(body).toMatchObject({
      total: 4,
      ledger: [
        { reason: 'counted', on_hand_change: -1, reserved_change: 0, order_id: null, by: expect.any(String), note: null },
        { reason: 'received', on_hand_change: 6, note: 'Box 12' },
        {
          reason: 'order_placed',
          on_hand_change: 0,
          reserved_change: 4,
          order_id: order.id,
          order_number: order.order_number,
          event_id: null,
          by: null,
        },
        { reason: 'opening', on_hand_change: 10 },
      ],
    })
    const rows = body['ledger'] as { on_hand_change: number }[]
    expect(rows.reduce((sum, row) => sum + row.on_hand_change, 0)).toBe(15)
  })

  it('never goes below what open orders hold', async () => {
    const { id } = await given.product({ stock: 5 })
    await call('POST', '/api/orders', {
      headers: { 'idempotency-key': newId() },
      body: orderOf(method, [{ product_id: id, quantity: 3 }]),
    })
    for (const change of [{ change: -3 }, { on_hand: 2 }]) {
      expect(await adjust(id, { ...change, reason: 'damaged' })).toMatchObject({
        status: 409,
        body: { code: 'below_reserved', reserved: 3 },
      })
    }
    expect(await adjust(id, { change: -2, reason: 'damaged' })).toMatchObject({ status: 201, body: { on_hand: 3, available: 0 } })
  })

  it('is of an option that the product has, needs a reason and one way to count', async () => {
    const { id, variationIds } = await given.product({ sizes: ['S'], variations: [{ name: 'Milk' }] })
    const option = { variation_id: variationIds[0], size: 'S' }
    expect((await adjust(id, { ...option, change: 1, reason: 'other' })).status).toBe(201)
    for (const body of [
      { change: 1, reason: 'other' },
      { ...option, size: 'XXL', change: 1, reason: 'other' },
      { ...option, change: 1 },
      { ...option, change: 0, reason: 'other' },
      { ...option, change: 1, on_hand: 3, reason: 'other' },
      { ...option, reason: 'other' },
      { ...option, on_hand: -1, reason: 'counted' },
      { ...option, change: 1, reason: 'stolen' },
      { ...option, change: 999_999, reason: 'received' },
    ]) {
      expect((await adjust(id, body)).status, JSON.stringify(body)).toBe(422)
    }
    expect((await adjust(newId(), { change: 1, reason: 'other' })).status).toBe(404)
    expect((await call('GET', `/api/admin/products/${newId()}/stock-ledger`, { token })).status).toBe(404)
  })

  it('runs once for its key', async () => {
    const { id } = await given.product({ stock: 1 })
    const key = newId()
    const body = { change: 2, reason: 'received' }
    const first = await adjust(id, body, key)
    const again = await adjust(id, body, key)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await adjust(id, { ...body, change: 3 }, key)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
    expect((await adjust(id, body, undefined)).body).toMatchObject({ on_hand: 5 })
  })
})

function adjust(id: string, body: object, key: string = newId()) {
  return call('POST', `/api/admin/products/${id}/stock-adjustments`, { token, body, headers: { 'idempotency-key': key } })
}
