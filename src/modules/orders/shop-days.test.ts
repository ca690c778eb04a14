import { expect, it } from 'vitest'
import { startOf } from './shop-days.ts'

it('begins days in Kuala Lumpur, eight hours before those of Greenwich', () => {
  expect(startOf('today', new Date('2026-03-20T15:59:59Z')).toISOString()).toBe('2026-03-19T16:00:00.000Z')
  expect(startOf('today', new Date('2026-03-20T16:00:00Z')).toISOString()).toBe('2026-03-20T16:00:00.000Z')
})

it('begins weeks on Monday', () => {
  expect(startOf('week', new Date('2026-03-22T12:00:00Z')).toISOString()).toBe('2026-03-15T16:00:00.000Z')
  expect(startOf('week', new Date('2026-03-22T16:00:00Z')).toISOString()).toBe('2026-03-22T16:00:00.000Z')
})

it('begins months and years on their first day', () => {
  expect(startOf('month', new Date('2026-02-28T16:00:00Z')).toISOString()).toBe('2026-02-28T16:00:00.000Z')
  expect(startOf('year', new Date('2026-12-31T15:00:00Z')).toISOString()).toBe('2025-12-31T16:00:00.000Z')
  expect(startOf('all', new Date()).getTime()).toBe(0)
})
