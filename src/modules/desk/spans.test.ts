import { describe, expect, it } from 'vitest'
import { spansOf } from './spans.ts'

/** A Saturday afternoon in Kuala Lumpur: 14:02. */
const now = new Date('2026-11-21T06:02:00Z')

describe('the spans of a range', () => {
  it.each([
    ['today', '2026-11-20T16:00:00.000Z', '2026-11-19T16:00:00.000Z', '2026-11-20T06:02:00.000Z'],
    ['week', '2026-11-15T16:00:00.000Z', '2026-11-08T16:00:00.000Z', '2026-11-14T06:02:00.000Z'],
    ['month', '2026-10-31T16:00:00.000Z', '2026-09-30T16:00:00.000Z', '2026-10-21T06:02:00.000Z'],
    ['year', '2025-12-31T16:00:00.000Z', '2024-12-31T16:00:00.000Z', '2025-11-21T06:02:00.000Z'],
  ] as const)('%s', (range, from, before, passed) => {
    const spans = spansOf(range, now)
    expect(spans.from.toISOString()).toBe(from)
    expect(spans.earlier).toEqual({ from: new Date(before), passed: new Date(passed), to: new Date(from) })
  })

  it('begins a week on Monday, also on Sunday night', () => {
    expect(spansOf('week', new Date('2026-11-22T15:59:00Z')).from.toISOString()).toBe('2026-11-15T16:00:00.000Z')
    expect(spansOf('week', new Date('2026-11-22T16:00:00Z')).from.toISOString()).toBe('2026-11-22T16:00:00.000Z')
  })

  it('goes no further than the end of a shorter month before', () => {
    const { earlier } = spansOf('month', new Date('2026-03-31T04:00:00Z'))
    expect(earlier?.passed.toISOString()).toBe('2026-02-28T16:00:00.000Z')
  })

  it('has nothing before all time', () => {
    expect(spansOf('all', now).earlier).toBeUndefined()
  })
})
