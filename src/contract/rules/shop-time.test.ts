import { expect, it } from 'vitest'
import { dayOf, endOfDay, startOfDay } from './shop-time.ts'

it('begins and ends a day when it does in Kuala Lumpur', () => {
  expect(startOfDay('2026-11-22').toISOString()).toBe('2026-11-21T16:00:00.000Z')
  expect(endOfDay('2026-11-22').toISOString()).toBe('2026-11-22T16:00:00.000Z')
  expect(dayOf(new Date('2026-11-21T15:59:59Z'))).toBe('2026-11-21')
  expect(dayOf(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22')
})

it('includes an instant unchanged', () => {
  expect(startOfDay('2026-11-22T10:42:00Z').toISOString()).toBe('2026-11-22T10:42:00.000Z')
  expect(endOfDay('2026-11-22T10:42:00Z').toISOString()).toBe('2026-11-22T10:42:00.001Z')
})
