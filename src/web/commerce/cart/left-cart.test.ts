import { describe, expect, it } from 'vitest'
import { afterChange, type CartMemory, isLeft } from './left-cart.ts'

const at = 1_800_000_000_000
const minuteMs = 60_000
const fresh: CartMemory = { lines: 'tee×1', sinceMs: at, step: 'browsing', isReported: false, reportedIn: null }

describe('a cart counts as left', () => {
  it('ten minutes after it was last changed', () => {
    expect(isLeft(fresh, 's1', at + 10 * minuteMs - 1)).toBe(false)
    expect(isLeft(fresh, 's1', at + 10 * minuteMs)).toBe(true)
  })

  it('once', () => {
    expect(isLeft({ ...fresh, isReported: true, reportedIn: 's1' }, 's2', at + 60 * minuteMs)).toBe(false)
  })

  it('once a session, however often it changes', () => {
    const changed = afterChange({ ...fresh, isReported: true, reportedIn: 's1' }, 'tee×2', at + 20 * minuteMs)
    expect(changed && isLeft(changed, 's1', at + 40 * minuteMs)).toBe(false)
    expect(changed && isLeft(changed, 's2', at + 40 * minuteMs)).toBe(true)
  })
})

describe('the remembered cart', () => {
  it('restarts with every change, including the furthest step', () => {
    expect(afterChange({ ...fresh, step: 'checkout' }, 'tee×2', at + minuteMs)).toEqual({
      ...fresh,
      lines: 'tee×2',
      sinceMs: at + minuteMs,
    })
  })

  it('stays while nothing changes, also over a reload', () => {
    expect(afterChange(fresh, 'tee×1', at + minuteMs)).toBe(fresh)
  })

  it('is removed for an empty cart', () => {
    expect(afterChange(fresh, '', at)).toBeUndefined()
  })
})
