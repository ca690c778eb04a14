import { add, isLess, max, type Money, money, share, subtract, times, zero } from './money.ts'
import { heldOf } from './order-money.ts'

type Line = { unit_price: number; handed_over: number }
type Sums = { subtotal: number; total: number }

/** At the prices of the lines, before discount and tax. */
export function goodsCollected(lines: readonly Line[]): Money {
  return add(...lines.map(({ unit_price, handed_over }) => times(money(unit_price), handed_over)))
}

/** The part of an order's total that these goods are worth. */
export function worthOf(goods: Money, { subtotal, total }: Sums): Money {
  return isLess(zero, goods) ? share(money(total), goods / subtotal) : zero
}

/** What is paid back when nobody collects the rest. */
export function dueForRest(goods: Money, order: Sums & { paid: number; refunded: number }): Money {
  return max(zero, subtract(heldOf(order), worthOf(goods, order)))
}
