import { netOf } from './line-money.ts'
import { fromSen, type Money, share, toSen } from './money.ts'

type Sums = { subtotal: Money; discount: Money; returned: Money }

/** What a partner's rate is taken of: the lines less discount and what of them was refunded; shipping and tax are no part of it. In sen. */
export function commissionBaseSen({ subtotal, discount, returned }: Sums): number {
  return toSen(netOf({ subtotal, discount })) - toSen(returned)
}

/** In whole sen, rounded half up. */
export function commissionSen(baseSen: number, rate: number): number {
  return toSen(share(fromSen(baseSen), rate))
}
