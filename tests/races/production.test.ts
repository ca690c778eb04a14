import { expect, it } from 'vitest'
import type { ProductionQueue, QueueItem } from '#contract/production.ts'
import { newId } from '#kit/ids.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { orderOf } from '#tests/support/given.ts'
import { workshop } from '#tests/support/workshop.ts'

const { admin, call, db, done, given, making, mark, method, patch, productOf, stepsOf, token, type } = await workshop()
/** Some of the ten workers share an account. */
const tokens = [token, await admin('second@example.com'), await admin('third@example.com')]
const workers = 10
const items = 500
const perOrder = 20

it('loses no step and does none twice while ten workers press their way through five hundred items', { timeout: 600_000 }, async () => {
  const { id: typeId } = await type([
    ['Print', 1],
    ['Pack', 1],
  ])
  const { id: productId, variationIds } = await given.product({
    variations: Array.from({ length: perOrder }, (_, index) => ({ name: `Colour ${index}` })),
    stock: 100_000,
  })
  await db.updateTable('products').set({ product_type_id: typeId }).where('id', '=', productId).execute()
  const lines = variationIds.map((variation_id) => ({ product_id: productId, variation_id, quantity: 1 }))
  for (let made = 0; made < items; made += perOrder) {
    const { body } = await call('POST', '/api/orders', { body: orderOf(method, lines), headers: { 'idempotency-key': newId() }, token })
    await mark((body['order'] as { id: string }).id, 'processing')
  }

  const won: string[] = []
  let beaten = 0
  async function work(place: number): Promise<void> {
    for (;;) {
      const board = await done<ProductionQueue>('GET', '/api/admin/production-queue?limit=40')
      if (board.items.length === 0) return
      // Each worker starts at another place of the same board and takes eight items, so that two workers always meet at each item.
      const offset = (place * 4) % board.items.length
      const ahead = [...board.items.slice(offset), ...board.items.slice(0, offset)].slice(0, 8)
      for (const item of ahead) await press(item, tokens[place % tokens.length])
    }
  }
  async function press({ order_item_id, current_step }: QueueItem, as: string | undefined): Promise<void> {
    const body = { status: 'done', expected_updated_at: current_step?.updated_at }
    const answer = await patch(order_item_id, current_step?.id ?? '', body, as)
    if (answer.status === 200) won.push(current_step?.id ?? '')
    else {
      expect(answer).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
      beaten += 1
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, place) => work(place)))

  expect(won).toHaveLength(items * 2)
  expect(new Set(won).size).toBe(items * 2)
  expect(beaten).toBeGreaterThan(0)
  const { count } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('action', '=', 'production.step')
    .executeTakeFirstOrThrow()
  expect(count).toBe(items * 2)
  const made = await db.selectFrom('production_items').select('id').where('status', '=', 'done').execute()
  expect(made).toHaveLength(items)
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('lets one of two simultaneous presses of a step win, and names the winner to the other', async () => {
  const [itemId = ''] = (await making([await productOf(await type([['Cut', 1]]).then(({ id }) => id))])).itemIds
  const [cut] = (await stepsOf(itemId)).steps
  const answers = await Promise.all(tokens.slice(0, 2).map((as) => patch(itemId, cut?.id ?? '', { status: 'done' }, as)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'changed_meanwhile',
    current: { id: cut?.id, status: 'done', by: 'Aigerim' },
  })
})

it('lets one of two win who move the same item from the same board', async () => {
  const { id: typeId } = await type([
    ['Cut', 1],
    ['Sew', 1],
    ['Pack', 1],
  ])
  const [itemId = ''] = (await making([await productOf(typeId)])).itemIds
  const { updated_at } = (await stepsOf(itemId)).item
  const body = { order_item_ids: [itemId], expected_updated_at: { [itemId]: updated_at } }
  const answers = await Promise.all(
    ['Sew', 'Pack'].map((step, place) =>
      call('POST', '/api/admin/production-queue/moves', { token: tokens[place], body: { ...body, step } }),
    ),
  )
  const failed = answers.flatMap((answer) => answer.body['failed'])
  expect(failed).toEqual([{ id: itemId, code: 'changed_meanwhile' }])
  const winner = answers.findIndex((answer) => answer.body['changed'] === 1)
  expect((await stepsOf(itemId)).item.current_step?.name).toBe(['Sew', 'Pack'][winner])
})
