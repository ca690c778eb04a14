import { describe, expect, it } from 'vitest'
import { instantOf, isTimeZone, wallTimeOf } from './zone-time.ts'

describe('a time on the clocks of a place', () => {
  it('is an instant and back again', () => {
    expect(instantOf('2026-12-12T10:00', 'Asia/Kuala_Lumpur')).toBe('2026-12-12T02:00:00.000Z')
    expect(instantOf('2026-12-12T10:00', 'Asia/Almaty')).toBe('2026-12-12T05:00:00.000Z')
    expect(wallTimeOf('2026-12-12T05:00:00.000Z', 'Asia/Almaty')).toBe('2026-12-12T10:00')
  })

  it('keeps its hour on both sides of a change of the clocks', () => {
    for (const wall of ['2026-03-28T23:30', '2026-03-29T04:00', '2026-10-24T23:30', '2026-10-25T06:00']) {
      expect(wallTimeOf(instantOf(wall, 'Europe/Berlin') ?? '', 'Europe/Berlin')).toBe(wall)
    }
  })

  it('is none where the field is empty or half typed', () => {
    for (const wall of ['', '2026-12-12', '2026-13-12T10:00']) expect(instantOf(wall, 'Asia/Almaty')).toBeUndefined()
  })

  it('knows the zones of the world by name', () => {
    expect([isTimeZone('Asia/Almaty'), isTimeZone('Asia/Nowhere')]).toEqual([true, false])
  })
})
