import { expect, it } from 'vitest'
import { byOurClock } from './phone-clock.ts'

const now = new Date('2026-12-12T10:00:00Z')
const seen = (at: string, sentAt?: string) => byOurClock(now, at, sentAt).toISOString()

it('takes the error of the phone’s clock off, also of one that began again in 1970', () => {
  expect(seen('2026-12-12T09:30:00Z', '2026-12-12T09:40:00Z')).toBe('2026-12-12T09:50:00.000Z')
  expect(seen('1970-01-01T00:05:00Z', '1970-01-01T00:10:00Z')).toBe('2026-12-12T09:55:00.000Z')
})

it('leaves a time whose sending took no more than a request takes', () => {
  expect(seen('2026-12-12T09:30:00Z', '2026-12-12T09:59:40Z')).toBe('2026-12-12T09:30:00.000Z')
  expect(seen('2026-12-12T09:30:00Z')).toBe('2026-12-12T09:30:00.000Z')
})

it('takes now for a time that lies ahead, or in a year that was never meant', () => {
  expect(seen('2026-12-13T00:00:00Z')).toBe(now.toISOString())
  expect(seen('1970-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z')).toBe(now.toISOString())
})
