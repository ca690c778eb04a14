import { add, isLess, money, type Money, subtract, zero } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'
import { changeOrder } from './change-order.ts'
import { isForgotten } from '../forgotten-buyer.ts'
import type { LockedOrder } from './lock-order.ts'
import type { ReturnedGoods } from './returned-goods.ts'

type Refunded = {
  amount: Money
  note: string | null
  /** Who requested a refund made by the shop. */
  by?: string | null
  /** The refunded amount per item, if known. */
  goods?: ReturnedGoods | undefined
}

/**
 * Records a refund to the buyer of a locked, paid order and mails the buyer. The order becomes refunded once all the money is returned; its
 * goods stay until its status changes. Returns whether all was refunded.
 */
export async function recordRefund(ctx: Ctx, order: LockedOrder, { amount, note, by, goods }: Refunded): Promise<'part' | 'whole'> {
  const isWhole = !isLess(add(money(order.refunded), amount), money(order.paid))
  await changeOrder(ctx, order, {
    status: order.status,
    payment_status: isWhole ? 'refunded' : 'paid',
    refunded_change: amount,
    returned_goods: goods,
    // A staff note may name the buyer, who may have closed the account during the payment service's call.
    history: { kind: 'refund', note: isForgotten(order) ? null : note, amount, ...(by === undefined ? {} : { account_id: by }) },
    mail: 'refunded',
  })
  return isWhole ? 'whole' : 'part'
}

type TakenBack = Pick<Refunded, 'amount' | 'note' | 'goods'> & { provider: NonNullable<LockedOrder['paid_through']> }

/** The bank refused a promised refund. The order is paid again, even if it was reopened and awaits payment; staff see the reason. */
export async function takeBackRefund(ctx: Ctx, order: LockedOrder, { amount, note, provider, goods }: TakenBack): Promise<void> {
  await changeOrder(ctx, order, {
    status: order.status,
    payment_status: 'paid',
    paid_through: order.paid_through ?? provider,
    refunded_change: subtract(zero, amount),
    returned_goods: goods,
    history: { kind: 'note', note, is_internal: true },
  })
}
