import { netOf } from './line-money.ts'
import { fromSen, type Money, share, toSen } from './money.ts'

type Sums = { subtotal: Money; discount: Money; returned: Money }

/** Returns the amount to which a partner's rate applies, in sen: order lines less discount and refunds, without shipping and tax. */
export function commissionBaseSen({ subtotal, discount, returned }: Sums): number {
  return toSen(netOf({ subtotal, discount })) - toSen(returned)
}

/** In whole sen, rounded half up. */
export function commissionSen(baseSen: number, rate: number): number {
  return toSen(share(fromSen(baseSen), rate))
}
