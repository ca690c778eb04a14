import { type LineMoney, moneyOfLines, moneyOfPieces, type OrderSums } from './line-money.ts'
import { add, max, money, type Money, subtract, zero } from './money.ts'
import { heldOf } from './order-money.ts'

type Line = { line_total: number; quantity: number; handed_over: number }

/** Returns the money of the uncollected pieces of each line. */
export function moneyOfRest(lines: readonly Line[], order: OrderSums): LineMoney[] {
  return moneyOfLines(lines, order).map((part, at) => {
    const { quantity = 1, handed_over = 0 } = lines[at] ?? {}
    return moneyOfPieces(part, quantity - handed_over, { of: quantity, before: handed_over })
  })
}

/** Returns what the shop keeps for the pieces handed over; zero if there are none. */
export function keptForCollected(lines: readonly Line[], order: OrderSums): Money {
  if (lines.every(({ handed_over }) => handed_over === 0)) return zero
  return subtract(money(order.total), add(...moneyOfRest(lines, order).flatMap(({ net, tax }) => [net, tax])))
}

/** Returns the refund if the rest is never collected. */
export function dueForRest(lines: readonly Line[], order: OrderSums & { paid: number; refunded: number }): Money {
  return max(zero, subtract(heldOf(order), keptForCollected(lines, order)))
}
