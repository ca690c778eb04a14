import { add, fromSen, isLess, min, type Money, subtract, toSen, zero } from '#contract/rules/money.ts'

/** One entry of an order's history that moved money, or that made an order with nothing to pay paid. */
export type MoneyMove = { at: Date; paid: Money; refunded: Money }

export type Refund = { at: Date; amount: Money }

/** An order from a full payment until all its money has gone back. An order that is paid again has another sale. */
export type Sale = {
  /** 1 for the first. */
  turn: number
  paidAt: Date
  total: Money
  /** Part of `total`. */
  rounding: Money
  refunds: readonly Refund[]
}

type Amounts = { total: Money; rounding: Money }
type OpenSale = Omit<Sale, 'refunds'> & { refunds: Refund[] }

/** Expects all moves of an order by time. Payments that did not arrive and refunds that came back are left out. */
export function salesOfOrder(moves: readonly MoneyMove[], order: Amounts): Sale[] {
  const sales: OpenSale[] = []
  for (const { at, paid, refunded } of moves) {
    if (isLess(paid, zero)) sales.pop()
    else if (isLess(zero, paid) || (order.total === zero && sales.length === 0))
      sales.push({ turn: sales.length + 1, paidAt: at, ...amountsOf(paid, order), refunds: [] })
    if (isLess(zero, refunded)) giveBack(sales, { at, amount: refunded })
    if (isLess(refunded, zero)) takeBack(sales, subtract(zero, refunded))
  }
  return sales
}

export function givenBackOf({ refunds }: Pick<Sale, 'refunds'>): Money {
  return add(...refunds.map(({ amount }) => amount))
}

/** Cash is rounded to 5 sen, so by at most 2. The rounding may differ when an order is paid again. */
const largestRoundingSen = 2

function amountsOf(paid: Money, { total, rounding }: Amounts): Amounts {
  const exact = subtract(total, rounding)
  const ownRounding = subtract(paid, exact)
  return Math.abs(toSen(ownRounding)) <= largestRoundingSen ? { total: paid, rounding: ownRounding } : { total, rounding }
}

/** At most what the sale cost, since older versions summed several payments in one row. */
function giveBack(sales: OpenSale[], { at, amount }: Refund): void {
  const sale = sales.at(-1)
  if (!sale) return
  const rest = min(amount, subtract(sale.total, givenBackOf(sale)))
  if (isLess(zero, rest)) sale.refunds.push({ at, amount: rest })
}

/** Removes the refund of this amount, or else shortens the newest refunds. */
function takeBack(sales: readonly OpenSale[], amount: Money): void {
  for (const { refunds } of sales.toReversed()) {
    const place = refunds.findLastIndex((refund) => refund.amount === amount)
    if (place !== -1) return void refunds.splice(place, 1)
  }
  let restSen = toSen(amount)
  for (const { refunds } of sales.toReversed())
    for (let place = refunds.length - 1; place >= 0 && restSen > 0; place -= 1) {
      const refund = refunds[place]
      if (!refund) return
      const shorterSen = Math.max(0, toSen(refund.amount) - restSen)
      restSen -= toSen(refund.amount) - shorterSen
      if (shorterSen === 0) refunds.splice(place, 1)
      else refunds[place] = { ...refund, amount: fromSen(shorterSen) }
    }
}
