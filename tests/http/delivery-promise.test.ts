import { describe, expect, it, vi } from 'vitest'
import type { Quote } from '#contract/checkout.ts'
import type { Order, StaffOrder } from '#contract/orders.ts'
import type { DeliveryPromise } from '#contract/rules/working-days.ts'
import { addWorkingDays } from '#contract/rules/working-days.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { workshop } from '#tests/support/workshop.ts'

const { call, db, done, given, making, method, patch, productOf, shop, stepsOf, token, type } = await workshop()
const { responseCache } = shop

/** Promises are cached for a second and checked every half second; a busy machine takes longer. */
const patient = { timeout: 30_000 }
const week = { workingDays: [1, 2, 3, 4, 5], holidays: new Set<string>() }
const inDays = (count: number, from = dayOf(new Date())) => addWorkingDays(from, count, week) ?? ''
const read = async (id: string, query = '') => (await call('GET', `/api/products/${id}${query}`)).body['delivery'] as DeliveryPromise | null
const quote = async (body: object) => (await call('POST', '/api/checkout/quote', { body })).body as unknown as Quote

describe('the promise of a product', () => {
  it('counts the queue, the capacity and the days to the country', async () => {
    const shirt = await type([['Print', 20]])
    const id = await productOf(shirt.id)
    expect(await read(id)).toMatchObject({ made_by: inDays(1) })
    await making([id], 6)
    await vi.waitFor(async () => expect((await read(id))?.made_by).toBe(inDays(3)), patient)
    const [home, away] = [await read(id), await read(id, '?country=KZ')]
    const days = await db.selectFrom('shipping_rates').select(['zone', 'days_from', 'days_to']).execute()
    const of = (zone: string) => days.find((row) => row.zone === zone)
    expect(home?.arrives_from).toBe(inDays(of('malaysia_peninsular')?.days_from ?? -1, inDays(3)))
    expect(away?.arrives_to).toBe(inDays(of('central_asia')?.days_to ?? -1, inDays(3)))
    expect((away?.arrives_to ?? '') > (home?.arrives_to ?? '')).toBe(true)
  })

  it('knows a product type made just now', async () => {
    const known = await productOf((await type([['Print', 20]])).id)
    await read(known)
    const slow = await type([['Weave', 300]])
    expect((await read(await productOf(slow.id)))?.made_by).toBe(inDays(5))
  })

  it('keeps the day of a pre-order, and is null where it has none or it has passed', async () => {
    const { id } = await given.product({ stock: 1 })
    await db.updateTable('products').set({ is_pre_order: true, expected_shipping: '2031-03-05' }).where('id', '=', id).execute()
    expect(await read(id)).toMatchObject({ made_by: '2031-03-05' })
    const lineOf = async () => (await quote({ items: [{ product_id: id, quantity: 1 }], country: 'MY' })).lines[0]
    expect(await lineOf()).toMatchObject({ ships_on: '2031-03-05' })
    await db.updateTable('products').set({ expected_shipping: '2026-01-05' }).where('id', '=', id).execute()
    await vi.waitFor(async () => expect(await read(id)).toBeNull(), patient)
    expect(await lineOf()).toMatchObject({ ships_on: null })
    await db.updateTable('products').set({ expected_shipping: null }).where('id', '=', id).execute()
    await vi.waitFor(async () => expect(await read(id)).toBeNull(), patient)
  })

  it('moves in cached answers when its day moves, and leaves them cached when it does not', async () => {
    const dropped = vi.spyOn(responseCache, 'purge')
    const drops = (typeId: string) => dropped.mock.calls.filter(([tags]) => [...tags].includes(`promise:${typeId}`)).length
    const [mugs, felts] = [
      await type([
        ['Print', 10],
        ['Fire', 10],
      ]),
      await type([
        ['Roll', 60],
        ['Dry', 60],
      ]),
    ]
    const [mug, felt] = [await productOf(mugs.id), await productOf(felts.id)]
    const [mugItem = ''] = (await making([mug], 2)).itemIds
    const [feltItem = ''] = (await making([felt])).itemIds
    const press = async (item: string) => patch(item, (await stepsOf(item)).steps[0]?.id ?? '', { status: 'done' })
    await vi.waitFor(async () => expect([(await read(mug))?.made_by, (await read(felt))?.made_by]).toEqual([inDays(1), inDays(4)]), patient)
    await vi.waitFor(() => expect([drops(mugs.id), drops(felts.id) > 0]).toEqual([1, true]), patient)
    const before = drops(felts.id)
    // The mug's day stays: its queue of 40, then 20, of 60 minutes a day still fits before the next mug.
    await press(mugItem)
    await press(feltItem)
    await vi.waitFor(async () => expect((await read(felt))?.made_by).toBe(inDays(3)), patient)
    await vi.waitFor(() => expect(drops(felts.id)).toBeGreaterThan(before), patient)
    expect(drops(mugs.id)).toBe(1)
    dropped.mockRestore()
  })

  it('follows a change of the type', async () => {
    const made = await type([['Print', 120]])
    const id = await productOf(made.id)
    await vi.waitFor(async () => expect((await read(id))?.made_by).toBe(inDays(2)), patient)
    await done('PATCH', `/api/admin/product-types/${made.id}`, { minutes_per_day: 30 })
    await vi.waitFor(async () => expect((await read(id))?.made_by).toBe(inDays(4)), patient)
  })

  it('follows the holidays of the shop', async () => {
    const { id } = await given.product({ stock: 3 })
    expect((await read(id))?.made_by).toBe(inDays(1))
    await done('PATCH', '/api/admin/checkout-settings', { holidays: [inDays(1), inDays(2)] })
    await vi.waitFor(async () => expect((await read(id))?.made_by).toBe(inDays(3)), patient)
    await done('PATCH', '/api/admin/checkout-settings', { holidays: [] })
    await vi.waitFor(async () => expect((await read(id))?.made_by).toBe(inDays(1)), patient)
  })
})

describe('the promise of a cart and its order', () => {
  it('waits for the slowest line, goes to the address, and says when it can be collected', async () => {
    const slow = await productOf((await type([['Sew', 60]])).id)
    const { id: ready } = await given.product({ stock: 5 })
    const items = [
      { product_id: ready, quantity: 1 },
      { product_id: slow, quantity: 4 },
    ]
    await vi.waitFor(async () => expect((await quote({ items })).delivery?.made_by).toBe(inDays(4)), patient)
    const [home, east, collected] = await Promise.all([
      quote({ items, country: 'MY', state: 'Johor' }),
      quote({ items, country: 'MY', state: 'Sabah' }),
      quote({ items, delivery: 'pickup' }),
    ])
    expect(home.delivery?.made_by).toBe(inDays(4))
    expect((east.delivery?.arrives_from ?? '') > (home.delivery?.arrives_from ?? '')).toBe(true)
    expect(collected.delivery).toEqual({ made_by: inDays(4), arrives_from: inDays(4), arrives_to: inDays(4) })
  })

  it('is kept by the order, whatever the queue becomes', async () => {
    const shirt = await productOf((await type([['Print', 30]])).id)
    const items = [{ product_id: shirt, quantity: 2 }]
    const { delivery } = await quote({ items, country: 'MY', state: 'Johor' })
    const body = orderOf(method, items)
    const { order } = await placed(body)
    expect(order.promised).toEqual(delivery)
    await making([shirt], 40)
    await vi.waitFor(async () => expect((await quote({ items })).delivery?.made_by).toBe(inDays(21)), patient)
    const seen = await done<StaffOrder>('GET', `/api/admin/orders/${order.id}`)
    expect(seen.promised).toEqual(delivery)
    const later = await placed(body)
    expect(later.order.promised?.made_by).toBe(inDays(21))
  })
})

async function placed(body: object) {
  const answer = await call('POST', '/api/orders', { body, headers: { 'idempotency-key': newId() }, token })
  return answer.body as unknown as { order: Order }
}
