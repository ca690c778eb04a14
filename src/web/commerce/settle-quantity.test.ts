import { expect, it } from 'vitest'
import { settleQuantity } from './settle-quantity.ts'

const bounds = { min: 1, max: 99 }

it.each([
  ['7', 7],
  [' 12 ', 12],
  ['007', 7],
  ['99', 99],
  ['１２', 12],
])('reads %j as %i', (typed, quantity) => {
  expect(settleQuantity(typed, bounds)).toEqual({ quantity })
})

it.each(['100', '123456', '999999999999', '9'.repeat(400)])('takes the most instead of %s, and says so', (typed) => {
  expect(settleQuantity(typed, bounds)).toEqual({ quantity: 99, refusal: 'most' })
})

it('keeps the earlier quantity instead of too small a one, and says so', () => {
  expect(settleQuantity('0', bounds)).toEqual({ refusal: 'least' })
  expect(settleQuantity('0', { min: 0, max: 3 })).toEqual({ quantity: 0 })
})

it.each(['1.5', '1,5', '1e-9', '1e2', '-3', '+3', '0x10', 'abc', '1 2', 'NaN', 'Infinity'])(
  'reads no quantity in %j, and says so',
  (typed) => {
    expect(settleQuantity(typed, bounds)).toEqual({ refusal: 'whole' })
  },
)

it.each(['', ' '])('keeps the earlier quantity for %j', (typed) => {
  expect(settleQuantity(typed, bounds)).toEqual({})
})
