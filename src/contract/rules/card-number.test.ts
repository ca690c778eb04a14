import { expect, it } from 'vitest'
import { isCardNumber } from './card-number.ts'

it.each(['4242424242424242', '5555555555554444', '378282246310005', '4000002500003155'])('takes %s', (digits) => {
  expect(isCardNumber(digits)).toBe(true)
})

it.each(['4242424242424241', '4242 4242 4242 4242', '42424242', '42424242424242424242', '', '4242-4242'])('refuses "%s"', (digits) => {
  expect(isCardNumber(digits)).toBe(false)
})
