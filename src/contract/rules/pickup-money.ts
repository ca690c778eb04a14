import { type LineMoney, moneyOfLines, moneyOfPieces, type OrderSums } from './line-money.ts'
import { add, max, money, type Money, subtract, zero } from './money.ts'
import { heldOf } from './order-money.ts'

type Line = { line_total: number; quantity: number; handed_over: number }

/** Of each line, the money of the pieces that nobody collected. */
export function moneyOfRest(lines: readonly Line[], order: OrderSums): LineMoney[] {
  return moneyOfLines(lines, order).map((part, at) => {
    const { quantity = 1, handed_over = 0 } = lines[at] ?? {}
    return moneyOfPieces(part, quantity - handed_over, { of: quantity, before: handed_over })
  })
}

/** What the shop keeps for what was handed over. Nothing was: nothing. */
export function keptForCollected(lines: readonly Line[], order: OrderSums): Money {
  if (lines.every(({ handed_over }) => handed_over === 0)) return zero
  return subtract(money(order.total), add(...moneyOfRest(lines, order).flatMap(({ net, tax }) => [net, tax])))
}

/** What is paid back when nobody collects the rest. */
export function dueForRest(lines: readonly Line[], order: OrderSums & { paid: number; refunded: number }): Money {
  return max(zero, subtract(heldOf(order), keptForCollected(lines, order)))
}
