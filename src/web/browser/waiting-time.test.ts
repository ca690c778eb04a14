import { expect, it } from 'vitest'
import { waitingTime } from './waiting-time.ts'

it.each([
  [1, 'seconds', 1],
  [89, 'seconds', 89],
  [90, 'minutes', 2],
  [3600, 'minutes', 60],
] as const)('says %s seconds in %s', (seconds, unit, count) => {
  expect(waitingTime(seconds)).toEqual({ unit, count })
})
