import { add, isLess, max, type Money, money, share, subtract, times, zero } from './money.ts'
import { heldOf } from './order-money.ts'

type Line = { unit_price: number; handed_over: number }
type Sums = { subtotal: number; total: number }

/** At the prices of the lines, before discount and tax. */
export function goodsCollected(lines: readonly Line[]): Money {
  return add(...lines.map(({ unit_price, handed_over }) => times(money(unit_price), handed_over)))
}

/** Of an order's total what its buyer has got for it: the share of these goods. */
export function worthOf(goods: Money, { subtotal, total }: Sums): Money {
  return isLess(zero, goods) ? share(money(total), goods / subtotal) : zero
}

/** What goes back when nobody comes for the rest. */
export function dueForRest(goods: Money, order: Sums & { paid: number; refunded: number }): Money {
  return max(zero, subtract(heldOf(order), worthOf(goods, order)))
}
