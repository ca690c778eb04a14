import { expect, it } from 'vitest'
import { publicCalls } from '#tests/support/public-calls.ts'
import { testDatabase } from '#tests/support/database.ts'
import { loadDemoEvents } from './load-events.ts'

const { db } = await testDatabase()
const { ctxOf } = publicCalls({ db, router: {} })

it('loads three events once, in three languages, on the weekdays they speak of', async () => {
  await loadDemoEvents(ctxOf())
  await loadDemoEvents(ctxOf())
  const events = await db.selectFrom('events').select(['slug', 'starts_at', 'ends_at']).orderBy('starts_at').execute()
  const now = ctxOf().clock.now()
  expect(events.map(({ ends_at }) => ends_at < now)).toEqual([true, false, false])
  expect(events.map(({ starts_at }) => starts_at.getUTCDay())).toEqual([6, 6, 5])
  expect(await db.selectFrom('event_translations').select('language').execute()).toHaveLength(6)
})
