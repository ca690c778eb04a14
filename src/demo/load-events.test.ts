import { expect, it } from 'vitest'
import { publicCalls } from '#tests/support/public-calls.ts'
import { testDatabase } from '#tests/support/database.ts'
import { loadDemoEvents } from './load-events.ts'

const { db } = await testDatabase()
const { ctxOf } = publicCalls({ db, router: {} })

it('loads three events once, in three languages, on the weekdays of their texts', async () => {
  await loadDemoEvents(ctxOf())
  await loadDemoEvents(ctxOf())
  const events = await db.selectFrom('events').select(['slug', 'starts_at', 'ends_at']).orderBy('starts_at').execute()
  const now = ctxOf().clock.now()
  expect(events.map(({ ends_at }) => ends_at < now)).toEqual([true, false, false])
  expect(events.map(({ starts_at }) => starts_at.getUTCDay())).toEqual([6, 6, 5])
  expect(await db.selectFrom('event_translations').select('language').execute()).toHaveLength(6)
})

it('shows the way to each on a map with a pin', async () => {
  const names = ['map-kuala-lumpur', 'map-almaty']
  await db.deleteFrom('events').execute()
  await db
    .insertInto('pictures')
    .values(names.map((key) => ({ key, file_key: key, mime: 'image/webp', width: 1200, height: 900 })))
    .execute()
  await db
    .insertInto('named_pictures')
    .values(names.map((name) => ({ name, picture_key: name })))
    .execute()
  await loadDemoEvents(ctxOf())
  const events = await db.selectFrom('events').select(['map_picture_key', 'map_x', 'map_y']).orderBy('starts_at').execute()
  expect(events.map(({ map_picture_key }) => map_picture_key)).toEqual(['map-kuala-lumpur', 'map-kuala-lumpur', 'map-almaty'])
  expect(events.every(({ map_x, map_y }) => map_x !== null && map_y !== null)).toBe(true)
})
