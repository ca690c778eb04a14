import { expect, it } from 'vitest'
import { guest } from '#contract/actor.ts'
import { settableClock } from '#kit/clock/clock.ts'
import { createLog } from '#kit/log/log.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { publicCalls } from '#tests/support/public-calls.ts'
import { turnMonths } from './turn-months.ts'
import { createAnalytics } from './analytics.ts'

const { db } = await testDatabase()
const clock = settableClock('2026-01-31T23:59:59Z')
const open = () => createAnalytics({ db, clock, log: createLog({ level: 'silent' }), publicUrl: 'https://shop.test', hasLimits: false })
const teller = { actor: guest, address: '203.0.113.7' }

const countEvents = async () => (await db.selectFrom('analytics_events').select('id').execute()).length

it('writes waiting rows when the shop stops', async () => {
  const analytics = open()
  for (let n = 0; n < 5; n += 1) analytics.receive('event', { sessionId: 's', eventType: 'page_view' }, teller)
  expect(await countEvents()).toBe(0)
  await analytics.close()
  expect(await countEvents()).toBe(5)
})

it('deletes whole months once the settings keep them no longer', async () => {
  const { ctxOf } = publicCalls({ db, router: {}, clock })
  await changeSettings(ctxOf(), { analytics_months: 2 })
  clock.set('2026-02-28T12:00:00Z')
  await turnMonths(ctxOf())
  expect(await countEvents()).toBe(5)
  clock.set('2026-03-01T00:00:00Z')
  await turnMonths(ctxOf())
  expect(await countEvents()).toBe(0)
  expect(await db.selectFrom('analytics_sessions').select('id').execute()).toEqual([])
})

it('is ready for the next two months before they come', async () => {
  const analytics = open()
  clock.set('2026-05-01T00:00:00Z')
  analytics.receive('event', { sessionId: 's', eventType: 'page_view' }, teller)
  await analytics.close()
  expect(await countEvents()).toBe(1)
})
