import { expect, it } from 'vitest'

import { distanceTo } from './distance.ts'
import { makeField } from './field.ts'

it('measures to the nearest pixel of the shape, 0 inside it', () => {
  const shape = [
    [3, 2],
    [4, 2],
    [10, 7],
  ]
  const mask = makeField(13, 9, (x, y) => (shape.some(([sx, sy]) => sx === x && sy === y) ? 1 : 0))
  const measured = distanceTo(mask)
  const counted = makeField(13, 9, (x, y) => Math.min(...shape.map(([sx = 0, sy = 0]) => Math.hypot(sx - x, sy - y))))
  measured.values.forEach((value, place) => expect(value).toBeCloseTo(counted.values[place] ?? -1, 4))
})
