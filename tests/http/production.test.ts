import { describe, expect, it, vi } from 'vitest'
import type { Attention } from '#contract/desk.ts'
import type { LiveHint } from '#contract/live.ts'
import type { OrderRow, StaffOrder } from '#contract/orders.ts'
import type { ProductTypePage } from '#contract/product-types.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { addWorkingDays } from '#contract/rules/working-days.ts'
import { newId } from '#kit/ids.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { listenTo } from '#tests/support/event-stream.ts'
import { withinASecond } from '#tests/support/within-a-second.ts'
import { workshop } from '#tests/support/workshop.ts'

type Waiting = { attention: Attention }

const { call, db, done, given, making, mark, order, origin, patch, productOf, queue, stepsOf, token, type } = await workshop()

const shirt = await type([
  ['Print', 10],
  ['Press', 5],
  ['Pack', 2],
])
const shirtId = await productOf(shirt.id)

describe('a type of products', () => {
  it('keeps its steps in order, and their ids when they are moved', async () => {
    const made = await type([
      ['A', 1],
      ['B', 2],
    ])
    const [a, b] = made.steps
    const changed = await done<ProductTypePage>('PATCH', `/api/admin/product-types/${made.id}`, {
      steps: [b, { name: 'C', minutes: 3, translations: { ru: { name: 'В' } } }, a],
      translations: { kk: { name: 'Түр' } },
      expected_updated_at: made.updated_at,
    })
    expect(changed.steps.map(({ name }) => name)).toEqual(['B', 'C', 'A'])
    expect([changed.steps[0]?.id, changed.steps[2]?.id]).toEqual([b?.id, a?.id])
    expect(changed.translations).toEqual({ kk: { name: 'Түр' } })
    const named = await done<ProductTypePage>('PATCH', `/api/admin/product-types/${made.id}`, {
      translations: { en: { name: 'Kind' }, ru: { name: 'Вид' } },
    })
    expect(named).toMatchObject({ name: 'Kind', translations: { ru: { name: 'Вид' }, kk: { name: 'Түр' } } })
    const without = await done<ProductTypePage>('PATCH', `/api/admin/product-types/${made.id}`, { translations: { kk: null } })
    expect(without).toMatchObject({ name: 'Kind', translations: { ru: { name: 'Вид' } } })
    expect(without.translations).not.toHaveProperty('kk')
    const late = await call('PATCH', `/api/admin/product-types/${made.id}`, {
      token,
      body: { name: 'Late', expected_updated_at: made.updated_at },
    })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', current: { id: made.id, name: 'Kind' } } })
  })

  it('refuses steps that are not its own, and to go while a product has it', async () => {
    const foreign = { steps: [{ id: newId(), name: 'X', minutes: 1 }] }
    expect(await call('PATCH', `/api/admin/product-types/${shirt.id}`, { token, body: foreign })).toMatchObject({ status: 422 })
    expect(await call('DELETE', `/api/admin/product-types/${shirt.id}`, { token })).toMatchObject({
      status: 409,
      body: { code: 'product_type_in_use', products: 1 },
    })
    const unused = await type([['A', 1]])
    expect(await call('DELETE', `/api/admin/product-types/${unused.id}`, { token })).toMatchObject({ status: 204 })
    expect(await call('GET', `/api/admin/product-types/${unused.id}`, { token })).toMatchObject({ status: 404 })
  })

  it('is given to a product, and names its products', async () => {
    const made = await type([['A', 1]])
    const product = await done<{ id: string }>('POST', '/api/admin/products', {
      sku: newId(),
      name: 'Tote',
      price: 30,
      product_type_id: made.id,
    })
    const read = await done<ProductTypePage>('GET', `/api/admin/product-types/${made.id}`)
    expect(read.products.map(({ id }) => id)).toEqual([product.id])
    expect(await call('PATCH', `/api/admin/products/${product.id}`, { token, body: { product_type_id: newId() } })).toMatchObject({
      status: 422,
      body: { fields: { product_type_id: expect.any(String) as string } },
    })
  })
})

describe('the steps of an order', () => {
  it('are copied once, whatever becomes of the order and of the type', async () => {
    const plain = await productOf(await type([['Old', 1]]).then(({ id }) => id))
    const placed = await order([shirtId, plain], 3)
    expect(await call('GET', `/api/admin/order-items/${placed.items[0]?.id}/production-steps`, { token })).toMatchObject({ status: 404 })
    await mark(placed.id, 'processing')
    const itemId = placed.items[0]?.id ?? ''
    const { item, steps } = await stepsOf(itemId)
    expect(item).toMatchObject({ quantity: 3, steps_done: 0, steps_total: 3, minutes_left: 51, status: 'pending', is_active: true })
    expect(steps.map(({ name, status }) => [name, status])).toEqual([
      ['Print', 'pending'],
      ['Press', 'pending'],
      ['Pack', 'pending'],
    ])
    await patch(itemId, steps[0]?.id ?? '', { status: 'done' })
    for (const status of ['shipped', 'cancelled', 'pending', 'processing']) await mark(placed.id, status)
    const again = await stepsOf(itemId)
    expect(again.steps.map(({ id, status }) => [id, status])).toEqual([
      [steps[0]?.id, 'done'],
      [steps[1]?.id, 'pending'],
      [steps[2]?.id, 'pending'],
    ])
  })

  it('leave the board with a cancelled order, stay as they were, and come back', async () => {
    const { id, number, itemIds } = await making([shirtId])
    const [itemId = ''] = itemIds
    const { steps } = await stepsOf(itemId)
    await patch(itemId, steps[0]?.id ?? '', { status: 'done' })
    await mark(id, 'cancelled')
    expect((await queue(`q=${number}`)).total).toBe(0)
    expect(await patch(itemId, steps[1]?.id ?? '', { status: 'done' })).toMatchObject({ status: 409, body: { code: 'not_in_production' } })
    await mark(id, 'processing')
    expect((await queue(`q=${number}`)).items).toMatchObject([{ current_step: { name: 'Press' }, steps_done: 1 }])
  })

  it('record actor and time, need a reason to be skipped or blocked, and can be undone', async () => {
    const [itemId = ''] = (await making([shirtId])).itemIds
    const [print, press] = (await stepsOf(itemId)).steps
    const [printId, pressId] = [print?.id ?? '', press?.id ?? '']
    expect(await patch(itemId, printId, { status: 'blocked' })).toMatchObject({
      status: 422,
      body: { fields: { note: expect.any(String) as string } },
    })
    expect((await patch(itemId, printId, { status: 'blocked', note: 'No film' })).body).toMatchObject({
      item: { status: 'blocked', blocked_reason: 'No film' },
    })
    expect((await patch(itemId, printId, { status: 'in_progress' })).body).toMatchObject({
      item: { status: 'in_progress', blocked_reason: null, assignee: 'Aigerim' },
      steps: [{ status: 'in_progress', note: null, by: 'Aigerim', started_at: expect.any(String) as string, ended_at: null }, {}, {}],
    })
    expect((await patch(itemId, printId, { status: 'done' })).body).toMatchObject({ item: { steps_done: 1, minutes_left: 7 } })
    expect((await patch(itemId, pressId, { status: 'skipped', note: 'Sewn on' })).body).toMatchObject({
      item: { current_step: { name: 'Pack' } },
    })
    expect((await patch(itemId, printId, { status: 'pending' })).body).toMatchObject({
      item: { current_step: { id: printId }, steps_done: 1 },
      steps: [{ status: 'pending', by: null, started_at: null, ended_at: null }, {}, {}],
    })
  })

  it('take steps of their own', async () => {
    const [itemId = ''] = (await making([shirtId])).itemIds
    const [print] = (await stepsOf(itemId)).steps
    const path = `/api/admin/order-items/${itemId}/production-steps`
    await done('POST', path, { name: 'Iron', minutes: 4, after: print?.id })
    await done('POST', path, { name: 'Wrap', minutes: 1 })
    const { item, steps } = await stepsOf(itemId)
    expect(steps.map(({ name }) => name)).toEqual(['Print', 'Iron', 'Press', 'Pack', 'Wrap'])
    expect(item).toMatchObject({ steps_total: 5, minutes_left: 22 })
  })

  it('are won by one of two simultaneous presses', async () => {
    const [itemId = ''] = (await making([shirtId])).itemIds
    const [print] = (await stepsOf(itemId)).steps
    const body = { status: 'done', expected_updated_at: print?.updated_at }
    const answers = await Promise.all([1, 2, 3].map(() => patch(itemId, print?.id ?? '', body)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'changed_meanwhile',
      current: { id: print?.id, status: 'done', by: 'Aigerim' },
    })
    expect(await patch(itemId, print?.id ?? '', { status: 'done' })).toMatchObject({ status: 409 })
  })
})

it('shows buyer and staff the progress of an order, and when all of it is made', async () => {
  const { id, itemIds } = await making([shirtId, shirtId])
  const read = async () => {
    const seen = await done<{ production_progress: object | null }>('GET', `/api/orders/${id}`)
    const { production, status } = await done<StaffOrder>('GET', `/api/admin/orders/${id}`)
    return [seen.production_progress, production, status]
  }
  const finish = (order_item_ids: string[]) => done('POST', '/api/admin/production-queue/moves', { order_item_ids, step: null })
  await finish(itemIds.slice(0, 1))
  expect(await read()).toEqual([{ done: 1, total: 2 }, { items: 2, done: 1, is_ready: false }, 'processing'])
  await finish(itemIds.slice(1))
  expect(await read()).toEqual([{ done: 2, total: 2 }, { items: 2, done: 2, is_ready: true }, 'processing'])
  await mark(id, 'cancelled')
  expect(await read()).toEqual([null, { items: 2, done: 2, is_ready: false }, 'cancelled'])
})

it('counts late and finished items, and both are found where the figures lead', async () => {
  const waiting = async () => {
    const { attention } = await done<Waiting>('GET', '/api/admin/waiting')
    return [attention.ready_to_ship.count, attention.overdue_items.count]
  }
  const [ready = 0, late = 0] = await waiting()
  const { id, number, itemIds } = await making([shirtId, shirtId])
  const row = async (query: string) => {
    const { orders } = await done<{ orders: OrderRow[] }>('GET', `/api/admin/orders?q=${number}&${query}`)
    return orders.map((order) => order.production)
  }
  expect([await waiting(), await row('ready=true')]).toEqual([[ready, late], []])
  await db
    .updateTable('production_items')
    .set({ due_at: new Date('2026-01-02') })
    .where('order_id', '=', id)
    .execute()
  expect(await waiting()).toEqual([ready, late + 2])
  expect((await done<Waiting>('GET', '/api/admin/waiting')).attention.overdue_items.since).toBe('2026-01-02T00:00:00.000Z')
  await done('POST', '/api/admin/production-queue/moves', { order_item_ids: itemIds.slice(1), step: null })
  expect([await waiting(), await row('ready=false')]).toEqual([[ready, late + 1], [{ items: 2, done: 1, is_ready: false }]])
  await done('POST', '/api/admin/production-queue/moves', { order_item_ids: itemIds, step: null })
  expect([await waiting(), await row('ready=true')]).toEqual([[ready + 1, late], [{ items: 2, done: 2, is_ready: true }]])
  const plain = await order([(await given.product()).id])
  await mark(plain.id, 'processing')
  expect(await waiting()).toEqual([ready + 2, late])
  for (const sent of [id, plain.id]) await mark(sent, 'shipped')
  expect(await waiting()).toEqual([ready, late])
})

describe('the queue', () => {
  it('shows when a new order would be made, behind the queue of the requested type', async () => {
    const [idle, busy] = [await type([['Sew', 20]]), await type([['Weave', 20]])]
    const week = { workingDays: [1, 2, 3, 4, 5], holidays: new Set<string>() }
    const inDays = (count: number) => addWorkingDays(dayOf(new Date()), count, week)
    await making([await productOf(busy.id)], 6)
    await vi.waitFor(async () => expect((await queue(`type=${busy.id}`)).new_order_made_by).toBe(inDays(3)), { timeout: 30_000 })
    expect((await queue(`type=${idle.id}`)).new_order_made_by).toBe(inDays(1))
    expect(((await queue()).new_order_made_by ?? '') >= (inDays(3) ?? '')).toBe(true)
    expect((await queue(`type=${newId()}`)).new_order_made_by).toBeNull()
  })

  it('shows the oldest due first, and counts items at each step', async () => {
    const mug = await type([
      ['Fire', 20],
      ['Box', 5],
    ])
    const mugId = await productOf(mug.id)
    const first = await making([mugId], 2)
    const second = await making([mugId], 3)
    const listed = await queue(`type=${mug.id}`)
    expect(listed).toMatchObject({ page: 1, limit: 20, total: 2 })
    expect(listed.items.map(({ order_number, minutes_left }) => [order_number, minutes_left])).toEqual([
      [first.number, 50],
      [second.number, 75],
    ])
    expect(listed.items.map(({ due_at }) => due_at)).toEqual(listed.items.map(({ due_at }) => due_at).toSorted())
    expect(listed.items[0]?.due_at).not.toBe(listed.items[1]?.due_at)
    const columns = listed.columns.filter(({ step }) => ['Fire', 'Box'].includes(step.name))
    expect(columns).toMatchObject([
      { step: { name: 'Fire' }, count: 2, minutes: 100, minutes_per_day: 48 },
      { step: { name: 'Box' }, count: 0, minutes: 0, minutes_per_day: 12 },
    ])
    expect((await queue(`type=${mug.id}&step=Box`)).total).toBe(0)
    expect((await queue(`type=${mug.id}&step=${columns[0]?.step.id}`)).total).toBe(2)
    expect((await queue(`type=${mug.id}&overdue=true`)).total).toBe(0)
    await db
      .updateTable('production_items')
      .set({ due_at: new Date('2026-01-02') })
      .where('id', '=', second.itemIds[0] ?? '')
      .execute()
    expect((await queue(`type=${mug.id}&overdue=true`)).items).toMatchObject([{ order_number: second.number, is_overdue: true }])
  })

  it('finishes the same step of many, and names those that could not', async () => {
    const one = await making([shirtId])
    const other = await making([shirtId])
    const [first = '', second = ''] = [...one.itemIds, ...other.itemIds]
    const missing = newId()
    const body = { order_item_ids: [first, second, missing], step: 'Print', status: 'done' }
    expect(await done('POST', '/api/admin/production-queue/batch', body)).toEqual({
      changed: 2,
      failed: [{ id: missing, code: 'not_found' }],
      updated_at: { [first]: (await stepsOf(first)).item.updated_at, [second]: (await stepsOf(second)).item.updated_at },
    })
    expect((await stepsOf(second)).item.current_step?.name).toBe('Press')
  })

  it('moves items to a step there and back, and to the end, where the order is ready', async () => {
    const { id, number, itemIds } = await making([shirtId, shirtId])
    const move = (step: string | null) => done('POST', '/api/admin/production-queue/moves', { order_item_ids: itemIds, step })
    await move('Pack')
    expect((await queue(`q=${number}`)).items.map(({ current_step }) => current_step?.name)).toEqual(['Pack', 'Pack'])
    await move('Press')
    expect((await queue(`q=${number}`)).items.map(({ steps_done }) => steps_done)).toEqual([1, 1])
    expect((await queue()).ready.map(({ order_id }) => order_id)).not.toContain(id)
    await move(null)
    const board = await queue(`q=${number}`)
    expect([board.total, board.ready.find(({ order_id }) => order_id === id)]).toMatchObject([0, { items: 2, pieces: 2 }])
    await mark(id, 'shipped')
    expect((await queue()).ready.map(({ order_id }) => order_id)).not.toContain(id)
  })
})

it('notifies other screens of every press within a second', async () => {
  const [itemId = ''] = (await making([shirtId])).itemIds
  const [print] = (await stepsOf(itemId)).steps
  const screen = await listenTo<LiveHint>(`${origin}/api/realtime/staff?topics=queue`, { authorization: `Bearer ${token}` })
  await patch(itemId, print?.id ?? '', { status: 'done' })
  await withinASecond(origin, () => screen.hints.some(({ topic, id }) => topic === 'queue' && id === itemId))
})

it('leaves all invariants intact', async () => {
  expect(await findBrokenInvariants(db)).toEqual([])
})
