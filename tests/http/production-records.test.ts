import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { ProductionFigures } from '#contract/production-figures.ts'
import { newId } from '#kit/ids.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { workshop } from '#tests/support/workshop.ts'

const { call, db, done, making, origin, patch, productOf, stepsOf, token, type } = await workshop()

const shirt = await type([
  ['Print', 10],
  ['Press', 5],
  ['Pack', 2],
])
const shirtId = await productOf(shirt.id)

it('accepts a press sent again with its key once, and gives the first answer', async () => {
  const [itemId = ''] = (await making([shirtId])).itemIds
  const [print] = (await stepsOf(itemId)).steps
  const press = (key: string) =>
    call('PATCH', `/api/admin/order-items/${itemId}/production-steps/${print?.id}`, {
      token,
      body: { status: 'done', expected_updated_at: print?.updated_at },
      headers: { 'idempotency-key': key },
    })
  const key = newId()
  const first = await press(key)
  expect(first).toMatchObject({ status: 200, body: { item: { steps_done: 1 } } })
  expect((await press(key)).body).toEqual(first.body)
  expect(await press(newId())).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
})

it('stores photographs beside notes for staff alone, encoded again without camera metadata', async () => {
  const [itemId = ''] = (await making([shirtId])).itemIds
  const [print] = (await stepsOf(itemId)).steps
  const path = `/api/admin/order-items/${itemId}/production-steps/${print?.id}`
  const add = (bytes: Buffer) => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(bytes)], 'flaw.txt', { type: 'text/plain' }))
    return call('POST', `${path}/photos`, { token, body })
  }
  const taken = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#20398C' } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Secret place' } } })
    .jpeg()
    .toBuffer()
  await patch(itemId, print?.id ?? '', { note: 'Film lifted' })
  expect(await add(taken)).toMatchObject({ status: 201 })
  expect(await add(Buffer.from('%PDF-1.7 not a picture'))).toMatchObject({ status: 415, body: { code: 'picture_type_refused' } })
  const [step] = (await stepsOf(itemId)).steps
  expect(step).toMatchObject({ note: 'Film lifted', note_by: 'Aigerim', note_at: expect.any(String) as string })
  const [photo] = step?.photos ?? []
  expect(photo).toMatchObject({ by: 'Aigerim', at: expect.any(String) as string })
  const read = await fetch(origin + (photo?.url ?? ''), { headers: { authorization: `Bearer ${token}` } })
  const { exif, width, height, format } = await sharp(Buffer.from(await read.arrayBuffer())).metadata()
  expect([exif, width, height, format]).toEqual([undefined, 32, 64, 'jpeg'])
  expect((await fetch(origin + (photo?.url ?? ''))).status).toBe(401)
  expect(await call('DELETE', `${path}/photos/${photo?.id}`, { token })).toMatchObject({ status: 200 })
  expect((await stepsOf(itemId)).steps[0]?.photos).toEqual([])
  expect(await call('GET', photo?.url ?? '', { token })).toMatchObject({ status: 404 })
})

it('sums up finished work, its duration and its delays, by week and type', async () => {
  const cap = await type([
    ['Sew', 10],
    ['Steam', 2],
  ])
  const capId = await productOf(cap.id)
  const [quick, slow, late] = [await making([capId], 2), await making([capId]), await making([capId])]
  const stepOf = async ([itemId = '']: string[], place: number) => {
    const step = (await stepsOf(itemId)).steps[place]
    return (body: object) => patch(itemId, step?.id ?? '', body)
  }
  const sew = await stepOf(slow.itemIds, 0)
  await sew({ status: 'blocked', note: 'Needle broke' })
  await sew({ status: 'in_progress' })
  await sew({ status: 'done' })
  await (
    await stepOf(late.itemIds, 0)
  )({ status: 'blocked', note: 'No thread' })
  for (const { itemIds } of [quick, slow]) await done('POST', '/api/admin/production-queue/moves', { order_item_ids: itemIds, step: null })
  await db
    .updateTable('production_items')
    .set({ due_at: new Date('2026-01-02') })
    .where('id', '=', slow.itemIds[0] ?? '')
    .execute()
  const figures = await done<ProductionFigures>('GET', `/api/admin/production-figures?weeks=4&type=${cap.id}`)
  expect(figures.totals).toMatchObject({ items: 2, pieces: 3, on_time: 1 })
  expect(figures.by_week.map(({ items }) => items)).toEqual([0, 0, 0, 2])
  expect(figures.by_type).toMatchObject([{ type: { id: cap.id }, items: 2, on_time: 1 }])
  expect(figures.steps).toMatchObject([{ name: 'Sew', done: 1, minutes_planned: 10 }])
  expect(figures.blocks.toSorted((one, other) => one.open - other.open)).toMatchObject([
    { step: 'Sew', reason: 'Needle broke', count: 1, open: 0 },
    { step: 'Sew', reason: 'No thread', count: 1, open: 1 },
  ])
  const linesOf = async (report: string) => {
    const answer = await fetch(`${origin}/api/admin/production-figures.csv?weeks=4&type=${cap.id}&report=${report}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const lines = (await answer.text()).trim().split('\r\n')
    return lines.slice(1).map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')))
  }
  expect((await linesOf('weeks')).map((cells) => cells.slice(1, 5))).toEqual([[cap.name, '2', '3', '1']])
  expect((await linesOf('steps')).map((cells) => cells.slice(2, 5))).toEqual([['Sew', '1', '10']])
  expect((await linesOf('blocks')).map((cells) => cells.slice(2, 5))).toEqual([
    ['Sew', 'Needle broke', '1'],
    ['Sew', 'No thread', '1'],
  ])
})

it('leaves all invariants intact', async () => {
  expect(await findBrokenInvariants(db)).toEqual([])
})
