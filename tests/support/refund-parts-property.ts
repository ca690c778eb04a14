import fc from 'fast-check'
import { expect } from 'vitest'
import { cashRounding } from '#contract/rules/cash-rounding.ts'
import { add, fromSen, isLess, type Money, money, share, subtract, toSen, zero } from '#contract/rules/money.ts'
import { leftOf, partsOfRefund, type SoldFor } from '#modules/einvoice/month/refund-parts.ts'

type Sold = SoldFor & { goods: Money }

/** Orders as the shop makes them: any goods and rate, with extras, or rounded because they were paid in cash at a stall. */
const anOrder = fc
  .record({
    goodsSen: fc.oneof(fc.nat(200), fc.nat(50_000), fc.nat(5_000_000_00)),
    taxRate: fc.constantFrom(0, 0.06, 0.08, 0.1, 0.065),
    shippingSen: fc.constantFrom(0, 1, 800, 1200, 9500),
    wrappingSen: fc.constantFrom(0, 800, 999),
    isCash: fc.boolean(),
  })
  .map(({ goodsSen, taxRate, shippingSen, wrappingSen, isCash }): Sold => {
    const [goods, shipping, wrapping] = [goodsSen, isCash ? 0 : shippingSen, isCash ? 0 : wrappingSen].map(fromSen) as [Money, Money, Money]
    const tax = share(goods, taxRate)
    const exact = add(goods, tax, shipping, wrapping)
    const rounding = isCash ? cashRounding(exact) : zero
    return { goods, shipping, wrapping, tax, rounding, total: add(exact, rounding) }
  })

/** Where all money goes back in several refunds, their parts add up to the order to the sen, and none is negative. */
export function checkRefundParts(numRuns: number): void {
  fc.assert(
    fc.property(anOrder, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }), (sold, cuts) => {
      const ends = [...cuts.map((cut) => Math.floor(cut * toSen(sold.total))), toSen(sold.total)].toSorted((one, other) => one - other)
      let before = zero
      const sums = { untaxed: zero, tax: zero, goods: zero }
      for (const end of ends.map(fromSen)) {
        const amount = subtract(end, before)
        const parts = partsOfRefund(sold, amount, before)
        expect(add(parts.untaxed, parts.tax, parts.goods)).toBe(amount)
        for (const name of ['untaxed', 'tax', 'goods'] as const) {
          expect(isLess(parts[name], zero)).toBe(false)
          sums[name] = add(sums[name], parts[name])
        }
        before = end
        const left = leftOf(sold, sums)
        expect(add(left.untaxed, left.tax, left.goods, left.rounding)).toBe(left.total)
        expect(left.total).toBe(subtract(sold.total, end))
        for (const name of ['untaxed', 'tax', 'goods', 'total'] as const) expect(isLess(left[name], zero)).toBe(false)
      }
      // Cash rounding can reduce the total to nothing.
      if (sold.total === zero) return
      expect(sums).toEqual({
        untaxed: add(sold.shipping, sold.wrapping),
        tax: sold.tax,
        goods: money(subtract(sold.total, add(sold.shipping, sold.wrapping, sold.tax))),
      })
    }),
    { numRuns },
  )
}
