import { add, isLess, money, type Money, subtract } from '#contract/money.ts'
import type { Ctx } from '#modules/context.ts'
import { changeOrder } from './change-order.ts'
import type { LockedOrder } from './lock-order.ts'
import { recordHistory } from './order-history.ts'

type Refunded = {
  amount: Money
  note: string | null
  /** Who asked for it, where the shop itself carries it out. */
  by?: string | null
}

/**
 * Notes money that went back to the buyer of a locked, paid order, who gets a letter. The order stands as refunded once nothing is
 * left of its total; its goods stay where they are until somebody changes its status. Answers whether all of it went back.
 */
export async function recordRefund(ctx: Ctx, order: LockedOrder, { amount, note, by }: Refunded): Promise<'part' | 'whole'> {
  const refunded = add(money(order.refunded), amount)
  const isWhole = !isLess(refunded, money(order.total))
  await changeOrder(ctx, order, {
    status: order.status,
    payment_status: isWhole ? 'refunded' : 'paid',
    refunded,
    history: { kind: 'refund', note, amount, ...(by === undefined ? {} : { account_id: by }) },
    mail: 'refunded',
  })
  return isWhole ? 'whole' : 'part'
}

/** The bank refused money that the payment service had promised to return: the order holds it again, and staff read why. */
export async function takeBackRefund(ctx: Ctx, order: LockedOrder, { amount, note }: Refunded): Promise<void> {
  const history = { kind: 'note', note, is_internal: true } as const
  const refunded = money(order.refunded)
  // Opened again meanwhile, it counts from nothing: then there is only something to tell.
  if (isLess(refunded, amount)) {
    await recordHistory(ctx, order.id, history)
    return
  }
  await changeOrder(ctx, order, { status: order.status, payment_status: 'paid', refunded: subtract(refunded, amount), history })
}
