import { expect, it } from 'vitest'
import { rangeOf } from './known-ranges.ts'

it.each([
  ['today', '2026-11-22', '2026-11-22'],
  ['yesterday', '2026-11-21', '2026-11-21'],
  ['week', '2026-11-16', '2026-11-22'],
  ['month', '2026-11-01', '2026-11-22'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['year', '2026-01-01', '2026-11-22'],
] as const)('knows the days of %s, on a Sunday', (name, from, to) => {
  expect(rangeOf(name, '2026-11-22')).toEqual({ from, to })
})

it('reaches into the year before', () => {
  expect(rangeOf('lastMonth', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(rangeOf('week', '2026-01-01')).toEqual({ from: '2025-12-29', to: '2026-01-01' })
})
