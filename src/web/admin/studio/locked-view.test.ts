import { describe, expect, it } from 'vitest'
import { laidOver, moveBy, sharesAt, viewBoxOf, wholeView, zoomAt } from './locked-view.ts'

describe('looking closer at two pictures at once', () => {
  it('keeps the point under the pointer in place', () => {
    const frame = { width: 400, height: 500 }
    const pointer = { x: 100, y: 400 }
    const at = sharesAt(wholeView, pointer, frame)
    const closer = zoomAt(wholeView, 2, at)
    expect(sharesAt(closer, pointer, frame).x).toBeCloseTo(at.x)
    expect(sharesAt(closer, pointer, frame).y).toBeCloseTo(at.y)
  })

  it('never shows the area around the picture', () => {
    const closer = moveBy(zoomAt(wholeView, 2), { x: 5, y: -5 })
    expect(closer).toEqual({ x: 0.75, y: 0.25, scale: 2 })
    expect(zoomAt(closer, 0.01)).toEqual(wholeView)
  })

  it('shows each picture the same part, whatever its size', () => {
    const view = zoomAt(wholeView, 2)
    expect(viewBoxOf(view, { width: 1000, height: 1250 })).toBe('250 312.5 500 625')
    expect(viewBoxOf(view, { width: 2000, height: 2500 })).toBe('500 625 1000 1250')
  })
})

describe('laying the original over the shot', () => {
  it('lets the prints cover each other', () => {
    const original = { width: 1000, height: 1000, print: { x: 0.4, y: 0.4, width: 0.2, height: 0.2 } }
    const shot = { width: 2000, height: 1000, print: { x: 0.1, y: 0.2, width: 0.2, height: 0.4 } }
    const box = laidOver(original, shot)
    expect(box.x + original.print.x * box.width).toBeCloseTo(200)
    expect(original.print.width * box.width).toBeCloseTo(400)
    expect(box.y + (original.print.y + original.print.height / 2) * box.height).toBeCloseTo(400)
  })

  it('fills the frame where no print was found', () => {
    expect(laidOver({ width: 500, height: 500, print: null }, { width: 1000, height: 500, print: null })).toEqual({
      x: 0,
      y: -250,
      width: 1000,
      height: 1000,
    })
  })
})
