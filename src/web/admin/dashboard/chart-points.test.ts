import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { pointsOf } from './chart-points.ts'

const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
    orders: 1,
    revenue: money(0.1),
  }))

it('leaves the days open that are to come', () => {
  const { points, unit } = pointsOf({ days: days('2026-11-16', 6), before: days('2026-11-09', 7), shown: 'orders', language: 'en' })
  expect(unit).toBe('day')
  expect(points.at(-2)).toEqual({ key: '2026-11-21', label: '21\u00a0Nov', now: 1, before: 1 })
  expect(points.at(-1)).toEqual({ key: '2026-11-22', label: '22\u00a0Nov', now: null, before: 1 })
})

it('adds up long spans by month, in whole sen', () => {
  const { points, unit } = pointsOf({ days: days('2026-01-01', 90), before: days('2025-01-01', 365), shown: 'revenue', language: 'en' })
  expect(unit).toBe('month')
  expect(points).toHaveLength(12)
  expect(points[0]).toEqual({ key: '2026-01-01', label: 'Jan 2026', now: 3.1, before: 3.1 })
  expect(points[11]).toEqual({ key: '2026-12-01', label: 'Dec 2026', now: null, before: 3.1 })
})
