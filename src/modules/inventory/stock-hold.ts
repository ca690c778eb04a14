import type { StockHold } from '#contract/rules/order-states.ts'

export type StockReason = 'order_placed' | 'order_cancelled' | 'order_expired' | 'order_reopened' | 'order_shipped' | 'order_unshipped'

const effects: Record<StockHold, { onHand: number; reserved: number }> = {
  released: { onHand: 0, reserved: 0 },
  reserved: { onHand: 0, reserved: 1 },
  taken: { onHand: -1, reserved: 0 },
}

export type StockEffect = {
  onHandEach: number
  reservedEach: number
  /** Pieces that must be available for each piece moved: 1 when they become unavailable to other orders, else 0. */
  neededEach: number
}

export function effectOf(from: StockHold, to: StockHold): StockEffect {
  const onHandEach = effects[to].onHand - effects[from].onHand
  const reservedEach = effects[to].reserved - effects[from].reserved
  return { onHandEach, reservedEach, neededEach: Math.max(0, reservedEach - onHandEach) }
}
