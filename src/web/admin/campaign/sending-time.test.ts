import { expect, it } from 'vitest'
import { minutesFor, nextHour } from './sending-time.ts'

it('proposes the next hour, and in the quiet hours the next morning', () => {
  expect(nextHour(new Date('2026-11-23T04:40:00Z'))).toBe('2026-11-23T13:00')
  expect(nextHour(new Date('2026-11-23T13:40:00Z'))).toBe('2026-11-24T09:00')
  expect(nextHour(new Date('2026-11-23T19:40:00Z'))).toBe('2026-11-24T09:00')
})

it('rounds minutes up', () => {
  expect([minutesFor(61, 60), minutesFor(0, 60), minutesFor(5, 0)]).toEqual([2, 0, 5])
})
