import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, isLess, max, money, share, subtract, times, zero } from './money.ts'

const sen = fc.integer({ min: 0, max: 99_999_999 })
const amounts = sen.map((count) => money(count / 100))
const rates = fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 10_000)

it('rounds half up to the sen, where binary fractions would not', () => {
  expect([1.005, 0.285, 479.995, 2.675, 1.115].map(money)).toEqual([1.01, 0.29, 480, 2.68, 1.12])
})

it('refuses an invalid amount', () => {
  for (const nonsense of [Number.NaN, Infinity, -Infinity]) expect(() => money(nonsense)).toThrow(RangeError)
})

it('undoes every subtraction by an addition', () => {
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      expect(subtract(add(a, b), b)).toBe(a)
      expect(add(a, b)).toBe(add(b, a))
      expect(add(a, zero)).toBe(a)
    }),
  )
})

it('never shows a fraction of a sen', () => {
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 30 }), (many) => {
      expect(Number(add(...many).toFixed(2))).toBe(add(...many))
    }),
  )
})

it('multiplies as it adds', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 99 }), (amount, quantity) => {
      expect(times(amount, quantity)).toBe(add(...Array.from({ length: quantity }, () => amount)))
    }),
  )
})

it('takes a share within half a sen of the exact one, half up, as whole numbers say', () => {
  fc.assert(
    fc.property(sen, fc.integer({ min: 0, max: 10_000 }), (count, parts) => {
      const exact = (BigInt(count) * BigInt(parts) * 2n + 10_000n) / 20_000n
      expect(share(money(count / 100), parts / 10_000)).toBe(money(Number(exact) / 100))
    }),
    { numRuns: 2000 },
  )
})

it('keeps a share between nothing and the whole', () => {
  fc.assert(
    fc.property(amounts, rates, (amount, rate) => {
      expect(isLess(amount, share(amount, rate))).toBe(false)
      expect(isLess(share(amount, rate), zero)).toBe(false)
    }),
  )
})

it('compares by the sen', () => {
  expect(isLess(money(0.1 + 0.2), money(0.3))).toBe(false)
  expect(max(money(2), money(10))).toBe(10)
})
