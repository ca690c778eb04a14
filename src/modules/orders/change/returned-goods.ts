import { goodsBounds, goodsIn, moneyOfLines, type OrderSums, spread } from '#contract/rules/line-money.ts'
import { add, fromSen, money, type Money, toSen, zero } from '#contract/rules/money.ts'
import { returnedOf } from '#contract/rules/order-money.ts'
import type { PaymentStatus } from '#contract/rules/order-states.ts'
import type { Ctx } from '#modules/context.ts'
import type { LockedOrder } from './lock-order.ts'

/** By order item: the part of its price, after discount and before tax, that is in a refund. */
export type ReturnedGoods = ReadonlyMap<string, Money>

type MoneyChange = {
  payment_status: PaymentStatus
  paid_change?: Money
  refunded_change?: Money
  returned_goods?: ReturnedGoods | undefined
}
type Item = { id: string; line_total: number; returned: number }
type Moved = { amount: Money; goods: ReturnedGoods | undefined }

/** Stores the refunded part of each item's price, out of the order's latest payment. Partner commissions and product figures use it. */
export async function noteReturnedGoods({ db }: Pick<Ctx, 'db'>, order: LockedOrder, change: MoneyChange): Promise<void> {
  const { paid_change = zero, refunded_change = zero, payment_status, returned_goods } = change
  if (order.refunded === 0 && refunded_change === 0) return
  const items = await db
    .selectFrom('order_items')
    .select(['id', 'line_total', 'returned'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  const [paid, refunded] = [add(money(order.paid), paid_change), add(money(order.refunded), refunded_change)]
  const returned = returnedOf({ payment_status, paid, refunded, total: money(order.total) })
  const after = returnedAfter(items, { order, returned, moved: { amount: refunded_change, goods: returned_goods } })
  for (const [at, { id, returned: before }] of items.entries()) {
    const now = after[at] ?? zero
    if (now !== money(before)) await db.updateTable('order_items').set({ returned: now }).where('id', '=', id).execute()
  }
}

type Change = { order: OrderSums; returned: Money; moved: Moved }

/** Returns each item's refunded amount after a refund or a payment, within the refunded part of the order's total. */
export function returnedAfter(items: readonly Item[], { order, returned, moved }: Change): Money[] {
  const nets = moneyOfLines(items, order).map(({ net }) => toSen(net))
  const before = items.map((item) => toSen(money(item.returned)))
  const known = moved.goods && items.map(({ id }) => toSen(moved.goods?.get(id) ?? zero))
  const isBack = toSen(moved.amount) < 0
  const meant = isBack
    ? lessBy(before, known ?? guess(moved.amount, order, before))
    : moreBy(before, known ?? guess(moved.amount, order, roomIn(nets, before)), nets)
  const { least, most } = goodsBounds(returned, order)
  const sum = meant.reduce((all, sen) => all + sen, 0)
  const missing = spread(Math.max(0, toSen(least) - sum), roomIn(nets, meant))
  const over = spread(Math.max(0, sum - toSen(most)), meant)
  return meant.map((sen, at) => fromSen(sen + (missing[at] ?? 0) - (over[at] ?? 0)))
}

function guess(amount: Money, order: OrderSums, room: readonly number[]): number[] {
  const all = room.reduce((sum, sen) => sum + sen, 0)
  return spread(Math.min(toSen(goodsIn(fromSen(Math.abs(toSen(amount))), order)), all), room)
}

const roomIn = (nets: readonly number[], taken: readonly number[]) => nets.map((net, at) => Math.max(0, net - (taken[at] ?? 0)))
const lessBy = (before: readonly number[], less: readonly number[]) => before.map((sen, at) => Math.max(0, sen - (less[at] ?? 0)))
const moreBy = (before: readonly number[], more: readonly number[], most: readonly number[]) =>
  before.map((sen, at) => Math.min(most[at] ?? 0, sen + (more[at] ?? 0)))
