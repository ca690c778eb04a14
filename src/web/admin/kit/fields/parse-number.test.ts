import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { languages } from '#contract/languages.ts'
import { parseNumber } from './parse-number.ts'

it.each([
  ['49', 49],
  ['49.90', 49.9],
  ['49,9', 49.9],
  ['RM 1,249.90', 1249.9],
  ['1\u00a0249,90', 1249.9],
  ['1.249,90', 1249.9],
  ['1,249', 1249],
  ['0,125', 0.125],
  ['1,234,567', 1234567],
  ['.5', 0.5],
  ['12.', 12],
  ['−3', -3],
])('reads %s', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

it.each(['', 'abc', '1 apple', '--3', '1e5', ','])('reads no number in “%s”', (text) => {
  expect(parseNumber(text)).toBeUndefined()
})

it('reads what the shop itself writes, in every language', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.constantFrom(...languages), (sen, language) => {
      expect(parseNumber(formatMoney(sen / 100).replace('−RM\u00a0', '−'))).toBeCloseTo(sen / 100, 5)
      expect(parseNumber(formatNumber(language, sen))).toBe(sen)
    }),
  )
})
