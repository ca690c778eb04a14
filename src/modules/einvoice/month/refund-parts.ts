import { add, isLess, type Money, portion, subtract, zero } from '#contract/rules/money.ts'

/** The amounts of an order as it was sold. `total` includes `rounding`. */
export type SoldFor = { shipping: Money; wrapping: Money; tax: Money; rounding: Money; total: Money }

/** Parts of money that went back. They add up to it. `goods` is without tax and includes cash rounding. */
export type RefundParts = { untaxed: Money; tax: Money; goods: Money }

/**
 * Returns the parts of a refund of `amount` after `before` had gone back. Each is the difference of two cumulative sums, so the parts of all
 * refunds of an order add up to the order, and none is negative.
 */
export function partsOfRefund(sold: SoldFor, amount: Money, before: Money = zero): RefundParts {
  const [earlier, later] = [partsUpTo(sold, before), partsUpTo(sold, add(before, amount))]
  return {
    untaxed: subtract(later.untaxed, earlier.untaxed),
    tax: subtract(later.tax, earlier.tax),
    goods: subtract(later.goods, earlier.goods),
  }
}

/** The rest of an order after refunds. `goods` is without tax and cash rounding. */
export type Left = RefundParts & { rounding: Money; total: Money }

/** Cash rounding never exceeds the rest, so that nothing is negative. */
export function leftOf(sold: SoldFor, refunded: RefundParts): Left {
  const tax = subtract(sold.tax, refunded.tax)
  const untaxed = subtract(add(sold.shipping, sold.wrapping), refunded.untaxed)
  const total = subtract(sold.total, add(refunded.goods, refunded.tax, refunded.untaxed))
  const withoutTax = subtract(total, add(tax, untaxed))
  const rounding = isLess(withoutTax, sold.rounding) ? withoutTax : sold.rounding
  return { tax, untaxed, rounding, total, goods: subtract(withoutTax, rounding) }
}

function partsUpTo({ shipping, wrapping, tax: taxOfOrder, total }: SoldFor, back: Money): RefundParts {
  const extras = add(shipping, wrapping)
  const taxed = subtract(total, extras)
  const untaxed = isLess(zero, total) ? portion(extras, back, total) : zero
  const tax = isLess(zero, taxed) ? portion(taxOfOrder, subtract(back, untaxed), taxed) : zero
  return { untaxed, tax, goods: subtract(back, add(untaxed, tax)) }
}
