import { expect, it } from 'vitest'
import { money, zero } from '#contract/rules/money.ts'
import { checkRefundParts } from '#tests/support/refund-parts-property.ts'
import { partsOfRefund, type SoldFor } from './refund-parts.ts'

/** The order UND-903355 of tests/fixtures/einvoice. */
const mug: SoldFor = { shipping: money(8), wrapping: zero, tax: money(2.1), rounding: zero, total: money(45.1) }

it('divides the refunds of the example, the last one taking the rest', () => {
  expect(partsOfRefund(mug, money(10))).toEqual({ untaxed: 1.77, tax: 0.47, goods: 7.76 })
  expect(partsOfRefund(mug, money(35.1), money(10))).toEqual({ untaxed: 6.23, tax: 1.63, goods: 27.24 })
})

it('has no tax where the order had none, and no goods where only extras were paid', () => {
  const abroad: SoldFor = { shipping: money(95), wrapping: zero, tax: zero, rounding: zero, total: money(144) }
  expect(partsOfRefund(abroad, money(144))).toEqual({ untaxed: 95, tax: 0, goods: 49 })
  expect(partsOfRefund({ ...abroad, total: money(95) }, money(95))).toEqual({ untaxed: 95, tax: 0, goods: 0 })
})

// oxlint-disable-next-line vitest/expect-expect -- the property expects
it('adds up to the order to the sen, however it is refunded', () => checkRefundParts(2000))
