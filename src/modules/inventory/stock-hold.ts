import type { StockHold } from '#contract/rules/order-states.ts'

export type StockReason = 'order_placed' | 'order_cancelled' | 'order_expired' | 'order_reopened' | 'order_shipped' | 'order_unshipped'

/** The effect of one piece on a stock level while an order holds it this way. */
const effects: Record<StockHold, { onHand: number; reserved: number }> = {
  released: { onHand: 0, reserved: 0 },
  reserved: { onHand: 0, reserved: 1 },
  taken: { onHand: -1, reserved: 0 },
}

export type StockEffect = {
  onHandEach: number
  reservedEach: number
  /** Pieces that must be available for each piece moved: 1 when they leave the shelf for this order, else 0. */
  neededEach: number
}

/** The effect per piece when an order's hold changes from one kind to another. */
export function effectOf(from: StockHold, to: StockHold): StockEffect {
  const onHandEach = effects[to].onHand - effects[from].onHand
  const reservedEach = effects[to].reserved - effects[from].reserved
  return { onHandEach, reservedEach, neededEach: Math.max(0, reservedEach - onHandEach) }
}
