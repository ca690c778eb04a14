import { expect, it } from 'vitest'
import { type Money, money } from '#contract/rules/money.ts'
import { cashOffers, changeOf, typed } from './cash.ts'

it.each([
  [195.9, [200, 210, 250]],
  [12.4, [15, 20, 50]],
  [4, [5, 10, 20]],
  [100, [105, 110, 120]],
])('offers for RM %d the usual banknotes', (total, offers) => {
  expect(cashOffers(money(total))).toEqual(offers)
})

it('gives change to the sen, and nothing for too little', () => {
  expect(changeOf(money(195.9), money(200))).toBe(4.1)
  expect(changeOf(money(0.3), money(0.3))).toBe(0)
  expect(changeOf(money(195.9), money(195.85))).toBeUndefined()
})

it('types as a till does', () => {
  const press = (...keys: string[]) => keys.reduce(typed, 0)
  expect(press('2', '0', '0', '00')).toBe(20_000)
  expect(press('0', '5')).toBe(5)
  expect(press('1', '2', 'delete')).toBe(1)
  expect(press('9', '9', '9', '9', '9', '9', '9', '00')).toBe(9_999_999 as Money)
})
