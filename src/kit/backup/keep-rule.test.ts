import { describe, expect, it } from 'vitest'
import { momentsToKeep } from './keep-rule.ts'

const dayMs = 24 * 3_600_000
const newest = new Date('2026-11-23T18:37:00Z')
const daysBack = (days: number) => new Date(newest.getTime() - days * dayMs)

/** Makes a backup each night and applies the rule after each. Returns the backups left. */
function afterNights(nights: number): Date[] {
  let held: Date[] = []
  for (let night = nights - 1; night >= 0; night -= 1) held = [...momentsToKeep([...held, daysBack(night)])]
  return held.toSorted((one, other) => other.getTime() - one.getTime())
}

describe('retention of backups', () => {
  it('keeps seven days, five weeks and twelve months of one a night', () => {
    const held = afterNights(800).map((moment) => moment.toISOString().slice(0, 10))
    expect(held.slice(0, 7)).toEqual(['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17'])
    // Sundays end their weeks, and the last day of a month ends the month.
    expect(held).toEqual(expect.arrayContaining(['2026-11-22', '2026-11-15', '2026-11-08', '2026-11-01']))
    for (const month of ['2026-10', '2026-09', '2026-08', '2026-03', '2026-02', '2026-01', '2025-12'])
      expect(held.filter((day) => day.startsWith(month)).length).toBeGreaterThan(0)
    expect(held.some((day) => day.startsWith('2025-11'))).toBe(false)
    expect(held.length).toBeLessThanOrEqual(7 + 5 + 12)
  })

  it('keeps the newest of several in a day, and the newest of all however old it is', () => {
    const morning = new Date('2026-11-23T03:00:00Z')
    expect([...momentsToKeep([morning, newest])]).toEqual([newest])
    expect([...momentsToKeep([daysBack(900)])]).toEqual([daysBack(900)])
    expect([...momentsToKeep([])]).toEqual([])
  })

  it('keeps existing copies when nights are missing', () => {
    const seldom = [0, 20, 40, 60].map(daysBack)
    expect(momentsToKeep(seldom)).toEqual(new Set(seldom))
  })
})
