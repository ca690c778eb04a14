import { expect, it } from 'vitest'
import { localTime } from './event-time.ts'

it.each([
  ['2026-12-19T02:00:00.000Z', 'Asia/Kuala_Lumpur', '2026-12-19T10:00:00+08:00'],
  ['2026-12-18T19:30:00.000Z', 'Asia/Almaty', '2026-12-19T00:30:00+05:00'],
  ['2026-07-01T12:00:00.000Z', 'America/New_York', '2026-07-01T08:00:00-04:00'],
  ['2026-07-01T12:00:00.000Z', 'UTC', '2026-07-01T12:00:00+00:00'],
])('writes %s in %s as a local time with its offset', (instant, zone, local) => {
  expect(localTime(instant, zone)).toBe(local)
})
