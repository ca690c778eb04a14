import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codeDiscount, discountKinds } from './code-discount.ts'
import { add, isLess, money, subtract, zero } from './money.ts'
import { totalsOf } from './pricing.ts'

const amounts = fc.integer({ min: 0, max: 500_000 }).map((sen) => money(sen / 100))

it('never takes more than the discounted lines, whatever the percentage and the amount', () => {
  fc.assert(
    fc.property(fc.constantFrom(...discountKinds), fc.double({ min: 0.01, max: 1_000_000, noNaN: true }), amounts, (kind, value, goods) => {
      const discount = codeDiscount({ kind, value, goods })
      expect(isLess(goods, discount)).toBe(false)
      expect(isLess(discount, zero)).toBe(false)
    }),
  )
})

it('leaves no total below zero, and adds up: lines, discount, shipping, tax', () => {
  fc.assert(
    fc.property(
      fc.array(amounts, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 100 }),
      amounts,
      (lines, value, shippingRate) => {
        const goods = add(...lines)
        const discount = codeDiscount({ kind: 'percent', value, goods })
        const totals = totalsOf({ lines, discount, shippingRate, shipsFree: false, freeShippingOver: undefined, taxRate: 0.06 })
        expect(isLess(subtract(goods, totals.discount), zero)).toBe(false)
        expect(totals.total).toBe(add(subtract(goods, totals.discount), totals.shipping, totals.tax))
      },
    ),
  )
})

it('rounds half up to the sen', () => {
  expect(codeDiscount({ kind: 'percent', value: 12.5, goods: money(49.9) })).toBe(6.24)
  expect(codeDiscount({ kind: 'amount', value: 20, goods: money(15) })).toBe(15)
  expect(codeDiscount({ kind: 'free_shipping', value: null, goods: money(15) })).toBe(0)
})
