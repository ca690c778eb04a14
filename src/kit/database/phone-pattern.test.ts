import { expect, it } from 'vitest'
import { phonePattern } from './phone-pattern.ts'

it.each([
  ['+60 12-345 6789', '%123456789%'],
  ['012 345 6789', '%123456789%'],
  ['8 (701) 234-56-78', '%012345678%'],
  ['+7 701 234 56 78', '%012345678%'],
  ['345 6789', '%3456789%'],
  ['123', undefined],
  ['UND-48231', undefined],
  ['50% off', undefined],
])('looks for %s as %s', (typed, pattern) => {
  expect(phonePattern(typed)).toBe(pattern)
})
