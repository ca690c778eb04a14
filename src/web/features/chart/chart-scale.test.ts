import fc from 'fast-check'
import { expect, it } from 'vitest'
import { barHeight, printedLabels, stepsTo } from './chart-scale.ts'

it('begins at zero and ends at or above the largest value, in two to five steps', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), (most) => {
      const steps = stepsTo(most)
      expect(steps[0]).toBe(0)
      expect(steps.at(-1)).toBeGreaterThanOrEqual(most * (1 - 1e-9))
      expect(steps.length).toBeGreaterThanOrEqual(3)
      expect(steps.length).toBeLessThanOrEqual(6)
    }),
  )
})

it('is round', () => {
  expect(stepsTo(1900)).toEqual([0, 500, 1000, 1500, 2000])
  expect(stepsTo(2310)).toEqual([0, 1000, 2000, 3000])
  expect(stepsTo(3)).toEqual([0, 1, 2, 3])
  expect(stepsTo(0)).toEqual([0, 1])
})

it('prints no more labels than fit', () => {
  expect([...printedLabels(7, 7)]).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(printedLabels(365, 8).size).toBeLessThanOrEqual(8)
})

it('draws a bar of a small value, and of a day without any yet', () => {
  expect([barHeight(0.3, false), barHeight(40, false), barHeight(40, true)]).toEqual([2, 40, 40])
  expect([barHeight(0, true), barHeight(0, false)]).toEqual([2, 0])
})
