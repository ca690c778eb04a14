import { expect, it } from 'vitest'
import type { ItemSteps, ProductionQueue } from '#contract/production.ts'
import type { ProductionFigures } from '#contract/production-figures.ts'
import { newId } from '#kit/ids.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { workshop } from '#tests/support/workshop.ts'

const { call, db, done, making, mark, patch, productOf, queue, stepsOf, token, type } = await workshop()

const { id: typeId } = await type([
  ['Print', 10],
  ['Pack', 2],
])
const mugId = await productOf(typeId)

async function remake(itemId: string, reason = 'Misprint', key: string = newId()) {
  return call('POST', `/api/admin/order-items/${itemId}/remakes`, { token, body: { reason }, headers: { 'idempotency-key': key } })
}
async function finish(itemId: string): Promise<void> {
  for (const { id } of (await stepsOf(itemId)).steps) await patch(itemId, id, { status: 'done' })
}
const orderOfStaff = (id: string) =>
  done<{
    production: { items: number; done: number; is_ready: boolean }
    timeline: { kind: string; note: string | null; about: string[] | null }[]
  }>('GET', `/api/admin/orders/${id}`)
const onHand = async (productId: string) =>
  await db.selectFrom('stock_levels').select(['on_hand', 'reserved']).where('product_id', '=', productId).executeTakeFirstOrThrow()

it('makes one spoiled piece again by the same steps, and holds the order up until it is done', async () => {
  const { id, number, itemIds } = await making([mugId], 3)
  const [itemId = ''] = itemIds
  await finish(itemId)
  expect((await orderOfStaff(id)).production).toEqual({ items: 1, done: 1, is_ready: true })

  const key = newId()
  const { status, body } = await remake(itemId, 'Misprint', key)
  const made = body as unknown as ItemSteps
  expect(status).toBe(201)
  expect(made.item).toMatchObject({ quantity: 1, steps_done: 0, minutes_left: 12, remake: { of: itemId, reason: 'Misprint' } })
  expect(made.steps.map(({ name, status }) => [name, status])).toEqual([
    ['Print', 'pending'],
    ['Pack', 'pending'],
  ])
  // The same key makes no second piece.
  expect((await remake(itemId, 'Misprint', key)).body).toMatchObject({ item: { order_item_id: made.item.order_item_id } })
  const original = await stepsOf(itemId)
  expect(original.remakes).toMatchObject([{ order_item_id: made.item.order_item_id, reason: 'Misprint', status: 'pending' }])
  expect(made.item.due_at).toBe(original.item.due_at)

  const board = await queue(`q=${number}`)
  expect(board.items.map(({ order_item_id }) => order_item_id)).toEqual([made.item.order_item_id])
  expect(board.ready.filter(({ order_number }) => order_number === number)).toEqual([])
  const during = await orderOfStaff(id)
  expect(during.production).toEqual({ items: 1, done: 0, is_ready: false })
  expect(during.timeline.at(-1)).toMatchObject({ kind: 'remade', note: 'Misprint' })
  const buyers = await done<{ timeline: { kind: string }[]; production_progress: unknown }>('GET', `/api/orders/${id}`)
  expect(buyers.timeline.map(({ kind }) => kind)).not.toContain('remade')
  expect(buyers.production_progress).toEqual({ done: 0, total: 1 })

  await finish(made.item.order_item_id)
  expect((await orderOfStaff(id)).production).toEqual({ items: 1, done: 1, is_ready: true })
  const ready = (await queue()).ready.find(({ order_number }) => order_number === number)
  expect(ready).toMatchObject({ items: 1, pieces: 3 })
})

it('remakes a remade piece for the item itself, and names its own remakes there', async () => {
  const [itemId = ''] = (await making([mugId])).itemIds
  const first = (await remake(itemId)).body as unknown as ItemSteps
  expect((await remake(first.item.order_item_id, 'Dropped')).body).toMatchObject({ item: { remake: { of: itemId, reason: 'Dropped' } } })
  expect((await stepsOf(itemId)).remakes.map(({ reason }) => reason)).toEqual(['Misprint', 'Dropped'])
})

it('writes the spoiled piece off, and its replacement on where every piece is reserved', async () => {
  const stocked = await productOf(typeId)
  const [itemId = ''] = (await making([stocked], 2)).itemIds
  const before = await onHand(stocked)
  await remake(itemId, 'Faulty')
  expect(await onHand(stocked)).toEqual({ on_hand: before.on_hand - 1, reserved: before.reserved })

  await db.updateTable('stock_levels').set({ on_hand: before.reserved }).where('product_id', '=', stocked).execute()
  expect((await remake(itemId, 'Faulty again')).status).toBe(201)
  expect(await onHand(stocked)).toEqual({ on_hand: before.reserved, reserved: before.reserved })
  const ledger = await db
    .selectFrom('stock_ledger as l')
    .innerJoin('stock_levels as s', 's.id', 'l.stock_level_id')
    .select(['l.reason', 'l.on_hand_change'])
    .where('s.product_id', '=', stocked)
    .where('l.reason', 'in', ['damaged', 'received'])
    .where('l.note', 'is not', null)
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute()
  expect(ledger).toEqual([
    { reason: 'damaged', on_hand_change: -1 },
    { reason: 'received', on_hand_change: 1 },
    { reason: 'damaged', on_hand_change: -1 },
  ])
  // The test set the stock level directly; this ledger row satisfies the invariants.
  const { id } = await db.selectFrom('stock_levels').select('id').where('product_id', '=', stocked).executeTakeFirstOrThrow()
  await db
    .insertInto('stock_ledger')
    .values({
      id: newId(),
      stock_level_id: id,
      on_hand_change: before.reserved - before.on_hand + 1,
      reserved_change: 0,
      reason: 'counted',
      created_at: new Date(),
    })
    .execute()
})

it('wants a reason, and an order that is being made', async () => {
  const { id, itemIds } = await making([mugId])
  const [itemId = ''] = itemIds
  expect(await remake(itemId, ' ')).toMatchObject({ status: 422, body: { fields: { reason: expect.any(String) as string } } })
  await finish(itemId)
  await mark(id, 'shipped')
  expect(await remake(itemId)).toMatchObject({ status: 409, body: { code: 'not_in_production' } })
  expect(await remake(newId())).toMatchObject({ status: 404 })
})

it('is counted by reason, and not as finished work', async () => {
  const figures = await done<ProductionFigures>('GET', '/api/admin/production-figures')
  expect(figures.remakes).toContainEqual({ reason: 'Misprint', count: 2, open: 1 })
  const finished = await db
    .selectFrom('production_items')
    .select('id')
    .where('status', '=', 'done')
    .where('remake_of', 'is', null)
    .execute()
  expect(figures.totals.items).toBe(finished.length)
  expect(figures.totals.remade).toBe(1)
})

it('names the worker of a step of many, and to nobody but staff', async () => {
  const { itemIds } = await making([mugId, await productOf(typeId)])
  const { people } = await done<{ people: { id: string; name: string }[] }>('GET', '/api/admin/production-people')
  const [worker] = people
  const give = (assigned_to: string | null) =>
    call('POST', '/api/admin/production-queue/batch', { token, body: { order_item_ids: itemIds, step: 'Print', assigned_to } })
  expect((await give(worker?.id ?? '')).body).toMatchObject({ changed: 2, failed: [] })
  const mine = await done<ProductionQueue>('GET', `/api/admin/production-queue?assigned_to=${worker?.id}`)
  expect(mine.items.map(({ order_item_id, assignee }) => [order_item_id, assignee])).toEqual(
    expect.arrayContaining(itemIds.map((itemId) => [itemId, worker?.name])),
  )
  expect((await give(null)).body).toMatchObject({ changed: 2, failed: [] })
  expect(await give(newId())).toMatchObject({ body: { changed: 0, failed: [{ code: 'invalid_input' }, {}] } })
  const nothing = { order_item_ids: itemIds, step: 'Print' }
  expect(await call('POST', '/api/admin/production-queue/batch', { token, body: nothing })).toMatchObject({ status: 422 })
})

it('compares work due on a day with a day of all types', async () => {
  const { days, total, items } = await queue('limit=500')
  expect(days).toHaveLength(35)
  expect(new Date(days[0]?.day ?? '').getUTCDay()).toBe(1)
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(total)
  const [item] = items
  const day = days.find(({ day: date }) => item?.due_at.startsWith(date))
  expect(day?.minutes).toBeGreaterThanOrEqual(item?.minutes_left ?? Infinity)
  expect(days.find(({ day: date }) => new Date(date).getUTCDay() === 0)?.minutes_per_day).toBe(0)
})

it('leaves all invariants intact', async () => {
  expect(await findBrokenInvariants(db)).toEqual([])
})
