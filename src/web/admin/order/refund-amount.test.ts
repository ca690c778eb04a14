import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { amountOf } from './refund-amount.ts'

const most = money(50.4)

it.each([
  ['50.40', 50.4],
  [' 0,01 ', 0.01],
  ['7', 7],
])('reads %j as an amount', (typed, amount) => {
  expect(amountOf(typed, most)).toBe(amount)
})

it.each(['', '0', '0.00', '50.41', '1.005', '-1', '1e1', '1 000', 'RM 5', '.5'])('refuses %j', (typed) => {
  expect(amountOf(typed, most)).toBeUndefined()
})
