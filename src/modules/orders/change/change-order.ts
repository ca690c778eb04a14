import { isStaff } from '#contract/actor.ts'
import { add, money, type Money, subtract, zero } from '#contract/rules/money.ts'
import { isOrdinaryTransition, type OrderStatus, type PaymentStatus, type StockHold, stockHoldOf } from '#contract/rules/order-states.ts'
import { claimFirstPurchase, releaseFirstPurchase } from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import { releaseDiscount, takeDiscountAgain } from '#modules/discounts/index.ts'
import { raise } from '#modules/domain-events.ts'
import { availabilityOf, moveStock, type StockReason } from '#modules/inventory/index.ts'
import { holdOrder } from '../hold-until.ts'
import { turnCollectedEarlier } from './collected-earlier.ts'
import { collectedAt, type EventTurn, holdEventOrder, turnEventPieces } from './event-pieces.ts'
import { listPieces, type LockedOrder } from './lock-order.ts'
import { orderChanged, orderMoved } from '../order-events.ts'
import { type HistoryEntry, promiseMail, recordHistory } from './order-history.ts'
import { noteReturnedGoods, type ReturnedGoods } from './returned-goods.ts'
import { decideProofs } from '../proofs/proof-store.ts'
import type { OrderMailKind } from '#contract/rules/order-mails.ts'
import { refuse } from '#modules/refuse.ts'
import { shortage } from '#modules/shortage.ts'

export type OrderChange = Pick<EventTurn, 'collected_at' | 'handed_over'> & {
  status: OrderStatus
  payment_status: PaymentStatus
  /** Who received the money. Required exactly when the payment status is 'paid' or 'refunded'. */
  paid_through?: LockedOrder['paid_through']
  /** Money received with this change; negative if a recorded payment did not arrive. */
  paid_change?: Money
  /** Money refunded with this change; negative if a refund came back to the shop. */
  refunded_change?: Money
  /** The refunded amount per item, if known. */
  returned_goods?: ReturnedGoods | undefined
  tracking_number?: string | undefined
  /** Rounding of a cash payment; part of the total from then on. */
  rounding?: Money
  reference?: string
  proof_refusal?: string | null
  history: Pick<HistoryEntry, 'kind' | 'note' | 'amount' | 'is_internal' | 'account_id'>
  mail?: OrderMailKind | undefined
}

/**
 * Moves a locked order to another state and updates stock, discount, history and mail. Staff may make any transition. Throws
 * out_of_stock, discount_used_elsewhere or discount_used_up when a cancelled order can't be reopened.
 */
export async function changeOrder(ctx: Ctx, order: LockedOrder, change: OrderChange): Promise<void> {
  const { paid_change = zero, refunded_change = zero } = change
  await moveOrderStock(ctx, order, change)
  await turnCollectedEarlier(ctx, order, change.status)
  await moveFirstPurchase(ctx, order, change.status)
  await moveDiscount(ctx, order, change.status)
  await saveState(ctx, order, change)
  await noteReturnedGoods(ctx, order, change)
  const occasion = await recordHistory(ctx, order.id, {
    ...change.history,
    is_override: isOverride(ctx, order.status, change.status),
    paid_change,
    refunded_change,
    status: change.status === order.status ? null : change.status,
    payment_status: change.payment_status === order.payment_status ? null : change.payment_status,
  })
  const decision = decisionOn(order, change)
  if (decision) await decideProofs(ctx.db, order.id, { decision, at: ctx.clock.now() })
  if (change.mail) await promiseMail(ctx, order.id, change.mail, occasion)
  if (change.status !== order.status) await raise(ctx, orderMoved, { orderId: order.id, from: order.status, to: change.status })
  await raise(ctx, orderChanged, { orderId: order.id })
}

function decisionOn(order: LockedOrder, { payment_status, paid_through, proof_refusal }: OrderChange): 'accepted' | 'refused' | undefined {
  if (order.payment_status !== 'proof_submitted') return undefined
  if (payment_status === 'paid' && paid_through === 'staff') return 'accepted'
  return payment_status === 'unpaid' && proof_refusal ? 'refused' : undefined
}

/** Throws unless staff make an unusual transition: any other case is a bug. */
function isOverride({ actor }: Ctx, from: OrderStatus, to: OrderStatus): boolean {
  if (isOrdinaryTransition(from, to)) return false
  if (!isStaff(actor)) throw new Error(`An order went from ${from} to ${to} without staff`)
  return true
}

async function moveOrderStock(ctx: Ctx, order: LockedOrder, change: OrderChange): Promise<void> {
  if (order.event_id !== null) return turnEventPieces(ctx, order, change)
  const { status, history } = change
  const [from, to] = [stockHoldOf(order.status), stockHoldOf(status)]
  if (from === to) return
  const pieces = await listPieces(ctx, order.id)
  const reason = history.kind === 'expired' ? 'order_expired' : reasonFor(from, to)
  const moved = await moveStock(ctx, { orderId: order.id, pieces, from, to, reason })
  if (moved.outcome === 'moved') return
  const short = pieces.filter(({ stockLevelId }) => moved.stockLevelIds.includes(stockLevelId))
  const stock = await availabilityOf(
    ctx,
    short.map(({ productId }) => productId),
  )
  const available = new Map([...stock.values()].flat().map((level) => [level.stockLevelId, level.available]))
  refuse(
    'out_of_stock',
    shortage(
      short.map(({ position, productId, stockLevelId }) => ({
        line: position,
        product_id: productId,
        available: available.get(stockLevelId) ?? 0,
      })),
    ),
    { sentence: 'order_lacks_pieces' },
  )
}

function reasonFor(from: StockHold, to: StockHold): StockReason {
  if (to === 'released') return 'order_cancelled'
  if (from === 'released') return 'order_reopened'
  return to === 'taken' ? 'order_shipped' : 'order_unshipped'
}

/** A guest's order is never a first purchase. Locked after the stock, as when placing an order, to prevent deadlocks. */
async function moveFirstPurchase(ctx: Ctx, order: LockedOrder, status: OrderStatus): Promise<void> {
  if ((order.status === 'cancelled') === (status === 'cancelled')) return
  if (status === 'cancelled') return releaseFirstPurchase(ctx, order.id)
  if (order.account_id === null || order.discount === 0 || order.discount_code !== null) return
  if (!(await claimFirstPurchase(ctx, order.account_id, order.id))) refuse('discount_used_elsewhere')
}

/** Locked after the first purchase, as when placing an order. */
async function moveDiscount(ctx: Ctx, order: LockedOrder, status: OrderStatus): Promise<void> {
  if (order.discount_code === null || (order.status === 'cancelled') === (status === 'cancelled')) return
  await (status === 'cancelled' ? releaseDiscount(ctx, order.id) : takeDiscountAgain(ctx, order.id))
}

async function saveState(ctx: Ctx, order: LockedOrder, change: OrderChange): Promise<void> {
  const isPaid = change.payment_status === 'paid' || change.payment_status === 'refunded'
  const rounding = roundingOf(order, change)
  await ctx.db
    .updateTable('orders')
    .set({
      status: change.status,
      payment_status: change.payment_status,
      paid_through: isPaid ? (change.paid_through ?? order.paid_through) : null,
      rounding,
      total: add(subtract(money(order.total), money(order.rounding)), rounding),
      ...collectedAt(ctx, order, change),
      paid: add(money(order.paid), change.paid_change ?? zero),
      refunded: add(money(order.refunded), change.refunded_change ?? zero),
      expires_at: await expiryOf(ctx, order, change),
      ...(change.tracking_number === undefined ? {} : { tracking_number: change.tracking_number }),
      ...(change.reference === undefined ? {} : { reference: change.reference }),
      ...(change.proof_refusal === undefined ? {} : { proof_refusal: change.proof_refusal }),
    })
    .where('id', '=', order.id)
    .execute()
}

/** An order that awaits payment again may be paid by another method, so its cash rounding ends. A sale at a stall keeps its total. */
function roundingOf(order: LockedOrder, { rounding, payment_status }: OrderChange): Money {
  if (rounding !== undefined) return rounding
  return payment_status === 'unpaid' && order.channel !== 'counter' ? zero : money(order.rounding)
}

/** Only an order that awaits payment expires. One that starts to wait, or waits again, gets the full time. */
async function expiryOf(ctx: Ctx, order: LockedOrder, { status, payment_status }: OrderChange): Promise<Date | null> {
  if (status !== 'pending' || payment_status !== 'unpaid') return null
  if (order.status === 'pending' && order.payment_status === 'unpaid') return order.expires_at
  if (order.event_id !== null) return holdEventOrder(ctx, order.id)
  return holdOrder(ctx, order.id)
}
