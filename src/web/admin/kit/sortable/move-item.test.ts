import { expect, it } from 'vitest'
import { moveItem, nearestBox } from './move-item.ts'

it('moves an item forward and back, and no further than the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(moveItem(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b'])
})

it('finds the nearest in rows and in grids', () => {
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 })
  expect(nearestBox([box(0, 0), box(0, 10), box(0, 20)], { x: 200, y: 14 })).toBe(1)
  expect(nearestBox([box(0, 0), box(10, 0), box(0, 10)], { x: 16, y: 3 })).toBe(1)
})
