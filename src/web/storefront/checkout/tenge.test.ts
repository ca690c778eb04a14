import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { aboutTenge } from './tenge.ts'

it('tells buyers in Kazakhstan about how many tenge a total is', () => {
  expect(aboutTenge('en', money(179.9), { country: 'KZ', rate: 120.35 })).toBe('21,650')
  expect(aboutTenge('ru', money(179.9), { country: 'KZ', rate: 120.35 })).toBe('21\u00a0650')
})

it('says nothing elsewhere, without a rate, and of what costs nothing', () => {
  expect(aboutTenge('kk', money(179.9), { country: 'MY', rate: 120 })).toBeUndefined()
  expect(aboutTenge('kk', money(179.9), { country: 'KZ', rate: 0 })).toBeUndefined()
  expect(aboutTenge('kk', money(0), { country: 'KZ', rate: 120 })).toBeUndefined()
})
