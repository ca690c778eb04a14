import { expect, it } from 'vitest'
import { hasEnoughDigits, isPhoneShaped, phoneProblem, plainPhone } from './phone-rules.ts'

it.each([
  ['(03) 2345 6789', '(03) 2345 6789'],
  ['\u202a+60 12-345 6789\u202c', '+60 12-345 6789'],
  ['+60 12‑345 6789', '+60 12-345 6789'],
  ['+60 12–345 6789', '+60 12-345 6789'],
  ['+60 12−345 6789', '+60 12-345 6789'],
  ['tel:+60123456789', '+60123456789'],
  ['＋６０ 12 345 6789', '+60 12 345 6789'],
  ['+7\u00a0701\u00a0123\u00a045\u00a067', '+7 701 123 45 67'],
  [' (+60) 12.345.6789 ', '(+60) 12.345.6789'],
])('takes %j as %s', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain)
  expect([isPhoneShaped(typed), hasEnoughDigits(typed)]).toEqual([true, true])
})

it.each(['call me', '+60 12 three', '=1+1', '12+34567890', '', '-0123456', 'http://1234567'])('refuses %j', (typed) => {
  expect(isPhoneShaped(typed)).toBe(false)
})

it.each([
  ['- - -', 'phone_too_short'],
  ['+60 12', 'phone_too_short'],
  ['-0123456', 'invalid_phone'],
  ['call me 1234567', 'invalid_phone'],
  ['call me', 'invalid_phone'],
  ['(03) 2345 6789', undefined],
] as const)('names the problem of %j: %s', (typed, problem) => {
  expect(phoneProblem(typed)).toBe(problem)
})
