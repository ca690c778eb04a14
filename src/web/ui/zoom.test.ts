import { expect, it } from 'vitest'
import { closest, moveBy, wholeView, zoomAt } from './zoom.ts'

const box = { width: 400, height: 500 }

it('keeps the point under the finger in place', () => {
  const view = zoomAt(wholeView, 2, { x: 100, y: -50 }, box)
  expect(view).toEqual({ scale: 2, x: -100, y: 50 })
  expect(zoomAt(view, 1.5, { x: 0, y: 0 }, box)).toEqual({ scale: 3, x: -150, y: 75 })
})

it('is never smaller than whole, nor closer than four times', () => {
  expect(zoomAt(wholeView, 0.2, { x: 90, y: 90 }, box)).toEqual(wholeView)
  expect(zoomAt(wholeView, 100, { x: 0, y: 0 }, box).scale).toBe(closest)
})

it('moves to the edge of the image and no further', () => {
  const close = zoomAt(wholeView, 2, { x: 0, y: 0 }, box)
  expect(moveBy(close, { x: 9999, y: -9999 }, box)).toEqual({ scale: 2, x: 200, y: -250 })
  expect(moveBy(wholeView, { x: 50, y: 50 }, box)).toEqual(wholeView)
})
