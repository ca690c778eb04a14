import { describe, expect, it } from 'vitest'
import { areaAfterKey, changeArea } from './print-area.ts'

const area = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 }

describe('the position of the print', () => {
  it('is moved to the edge of the picture and no further', () => {
    expect(changeArea(area, 'move', { x: 0.1, y: -0.9 })).toEqual({ x: 0.5, y: 0, width: 0.2, height: 0.2 })
    expect(changeArea(area, 'move', { x: 5, y: 5 })).toEqual({ x: 0.8, y: 0.8, width: 0.2, height: 0.2 })
  })

  it('resizes from a corner while the opposite corner stays', () => {
    expect(changeArea(area, 'nw', { x: -0.1, y: 0.05 })).toEqual({ x: 0.3, y: 0.45, width: 0.3, height: 0.15 })
    expect(changeArea(area, 'se', { x: 9, y: -9 })).toEqual({ x: 0.4, y: 0.4, width: 0.6, height: 0.02 })
  })

  it('moves with the arrow keys, which resize it with Shift', () => {
    expect(areaAfterKey(area, 'ArrowLeft', false)).toEqual({ ...area, x: 0.39 })
    expect(areaAfterKey(area, 'ArrowDown', true)).toEqual({ ...area, height: 0.21 })
    expect(areaAfterKey(area, 'Tab', false)).toBeUndefined()
  })
})
