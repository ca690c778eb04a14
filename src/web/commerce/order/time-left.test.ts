import { describe, expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const nowMs = Date.parse('2026-11-21T00:00:00Z')

describe('time left to pay', () => {
  it('is shown in days, hours or minutes, never rounded up', () => {
    expect(timeLeft('2026-11-24T23:59:00Z', nowMs)).toEqual({ unit: 'days', count: 3 })
    expect(timeLeft('2026-11-23T23:59:00Z', nowMs)).toEqual({ unit: 'hours', count: 71 })
    expect(timeLeft('2026-11-21T01:59:59Z', nowMs)).toEqual({ unit: 'minutes', count: 119 })
    expect(timeLeft('2026-11-21T00:00:20Z', nowMs)).toEqual({ unit: 'minutes', count: 1 })
  })

  it('is nothing once it is over', () => {
    expect(timeLeft('2026-11-21T00:00:00Z', nowMs)).toBeUndefined()
    expect(timeLeft('not a date', nowMs)).toBeUndefined()
  })
})
