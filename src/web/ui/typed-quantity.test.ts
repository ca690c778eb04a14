import { expect, it } from 'vitest'
import { readQuantity } from './typed-quantity.ts'

it.each([
  ['7', 7],
  [' 12 ', 12],
  ['007', 7],
  ['0', 0],
  ['１２', 12],
])('reads %j as %i', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity)
})

it.each(['', ' ', '123456', '1.5', '1,5', '1e-9', '1e2', '-3', '+3', '0x10', 'abc', '1 2', 'NaN', 'Infinity'])(
  'reads no quantity in %j',
  (typed) => {
    expect(readQuantity(typed)).toBeUndefined()
  },
)
