import { fromSen, type Money, share, toSen } from './money.ts'

type Sums = { subtotal: Money; discount: Money; refunded: Money }

/** What a partner's rate is taken of: the lines less discount and refunds, never below zero. In sen. */
export function commissionBaseSen({ subtotal, discount, refunded }: Sums): number {
  return Math.max(0, toSen(subtotal) - toSen(discount) - toSen(refunded))
}

/** In whole sen, rounded half up. */
export function commissionSen(baseSen: number, rate: number): number {
  return toSen(share(fromSen(baseSen), rate))
}
