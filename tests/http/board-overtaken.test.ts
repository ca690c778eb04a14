import { expect, it } from 'vitest'
import { workshop } from '#tests/support/workshop.ts'

const { done, making, patch, productOf, queue, stepsOf, type } = await workshop()
const { id: typeId } = await type([
  ['Print', 10],
  ['Press', 5],
  ['Pack', 2],
])
const shirtId = await productOf(typeId)

it.each([
  ['batch', { step: 'Print', status: 'done' }, { step: 'Press', status: 'done' }],
  ['moves', { step: 'Press' }, { step: 'Pack' }],
])('changes each unless it changed since it was read (%s), and names one that somebody else has switched since', async (call, to, next) => {
  const { itemIds, number } = await making([shirtId, shirtId])
  const [still = '', turned = ''] = itemIds
  const read = Object.fromEntries((await queue(`q=${number}`)).items.map((item) => [item.order_item_id, item.updated_at]))
  const [print] = (await stepsOf(turned)).steps
  await patch(turned, print?.id ?? '', { status: 'blocked', note: 'No ink' })
  const send = (body: object) => done<{ updated_at: Record<string, string> }>('POST', `/api/admin/production-queue/${call}`, body)

  const answer = await send({ order_item_ids: itemIds, ...to, expected_updated_at: read })
  expect(answer).toMatchObject({ changed: 1, failed: [{ id: turned, code: 'changed_meanwhile' }] })
  expect((await stepsOf(turned)).item).toMatchObject({ current_step: { name: 'Print' }, blocked_reason: 'No ink' })
  expect((await stepsOf(still)).item).toMatchObject({ current_step: { name: 'Press' }, updated_at: answer.updated_at[still] })
  // A follow-up change expects the time of the own change. A change that expects no time overwrites.
  expect(await send({ order_item_ids: [still], ...next, expected_updated_at: answer.updated_at })).toMatchObject({
    changed: 1,
    failed: [],
  })
  expect(await send({ order_item_ids: [turned], ...to })).toMatchObject({ changed: 1, failed: [] })
})
