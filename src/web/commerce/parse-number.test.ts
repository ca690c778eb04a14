import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { languages } from '#contract/languages.ts'
import { hasMoreDecimals, parseNumber, printNumber } from './parse-number.ts'

const blanks = [' ', '\u00a0', '\u202f', '\u2009']

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

it.each([
  ['1.234', 2],
  ['1.234', 0],
  ['0,125', 2],
  ['12.345', 2],
  ['12,5', 0],
  ['12 50', 2],
  ['1,2,3', 2],
  ['1,23.4', 2],
  ['1.234.5', 2],
  ['1.234,567', 2],
])('guesses no number from “%s” in a field of %i decimals', (text, decimals) => {
  expect(parseNumber(text, decimals)).toBeUndefined()
})

it.each([
  ['1.234', 4, 1.234],
  ['18,123', 4, 18.123],
  ['18 123', 4, 18123],
  ['12.50', 1, 12.5],
  ['1.234.567', 2, 1234567],
])('reads “%s” in a field of %i decimals', (text, decimals, value) => {
  expect(parseNumber(text, decimals)).toBe(value)
})

it('reads an amount in any of the usual forms, or not at all', () => {
  const ways = fc.record({
    sen: fc.integer({ min: 0, max: 99_999_999_99 }),
    group: fc.constantFrom('', ',', '.', "'", '’', ...blanks),
    mark: fc.constantFrom(',', '.'),
    before: fc.constantFrom('', 'RM', 'RM ', 'rm\u00a0', ' '),
    places: fc.constantFrom(0, 2),
  })
  fc.assert(
    fc.property(ways, ({ sen, group, mark, before, places }) => {
      if (group === mark) return
      const amount = places === 0 ? Math.floor(sen / 100) : sen / 100
      const [whole = '', fraction] = amount.toFixed(places).split('.')
      const typed = before + whole.replace(/\B(?=(\d{3})+$)/g, group) + (fraction === undefined ? '' : mark + fraction)
      const isAmbiguous = places === 0 && group === '.' && whole.length > 3 && whole.length <= 6
      expect([typed, parseNumber(typed, 2)]).toEqual([typed, isAmbiguous ? undefined : amount])
    }),
    { numRuns: 2000 },
  )
})

it('reads back the text a field shows, of any number of decimals and in every language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -999_999_999, max: 999_999_999 }),
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom(...languages),
      (digits, decimals, language) => {
        const value = Number((digits / 10 ** decimals).toFixed(decimals))
        expect(parseNumber(printNumber(language, value, decimals), decimals)).toBe(value)
      },
    ),
    { numRuns: 2000 },
  )
})

it('reads what the shop itself writes, in every language', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.constantFrom(...languages), (sen, language) => {
      expect(parseNumber(formatMoney(sen / 100).replace('−RM\u00a0', '−'))).toBeCloseTo(sen / 100, 5)
      expect(parseNumber(formatNumber(language, sen))).toBe(sen)
    }),
  )
})

it.each([
  ['1.005', 2, true],
  ['12,345', 2, false],
  ['12.3456', 2, true],
  ['12,5', 0, true],
  ['1.005', 4, false],
  ['1.50', 2, false],
  ['five', 2, false],
] as const)('says of “%s” in a field of %i decimals whether those are too many', (text, decimals, isSo) => {
  expect(hasMoreDecimals(text, decimals)).toBe(isSo)
})
