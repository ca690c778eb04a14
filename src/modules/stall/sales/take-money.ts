import { accountIdOf } from '#contract/actor.ts'
import type { StaffOrder } from '#contract/orders.ts'
import type { PickupOrder } from '#contract/pickups.ts'
import { cashRounding } from '#contract/rules/cash-rounding.ts'
import { add, isLess, money, type Money, moneyOrNull, subtract, zero } from '#contract/rules/money.ts'
import type { StallMethod } from '#contract/rules/stall-terms.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { auditedOrder, changeOrder, getOrderForStaff } from '#modules/orders/index.ts'
import { refuse } from '#modules/refuse.ts'
import { getPickupOrder } from '../pickup-orders.ts'
import { lockPickup } from '../scans/hand-over.ts'

type Paying = { id: string; method: StallMethod; received?: number | undefined }
type Paid = { method: StallMethod; rounding: Money; total: Money; received: Money | null; change: Money | null }

/**
 * Records the payment at the stall for an order that is collected there; cash is rounded to 5 sen. Runs in a transaction. Throws NotFound;
 * not_for_pickup, already_paid, order_cancelled (409); InvalidInput (422) if too little was received.
 */
export async function takeMoney(
  ctx: Ctx,
  { id, method, received }: Paying,
): Promise<{ order: StaffOrder; pickup: PickupOrder; payment: Paid }> {
  const order = await lockPickup(ctx, id)
  if (order.payment_status === 'paid' || order.payment_status === 'refunded') refuse('already_paid')
  if (order.status === 'cancelled') refuse('order_cancelled')
  const rounding = method === 'cash' ? cashRounding(money(order.total)) : zero
  const total = add(money(order.total), rounding)
  const given = givenFor(total, received)
  await changeOrder(ctx, order, {
    status: 'processing',
    payment_status: 'paid',
    paid_through: 'staff',
    paid_change: total,
    rounding,
    proof_refusal: null,
    history: { kind: 'payment', note: null },
  })
  await notePayment(ctx, {
    orderId: id,
    eventId: order.event_id,
    kind: 'pickup',
    method,
    total,
    ...given,
    isMember: false,
    at: ctx.clock.now(),
    currentTotal: null,
  })
  await recordChange(ctx, { action: 'event.take_money', ...auditedOrder(order), after: { method, total } })
  return { order: await getOrderForStaff(ctx, id), pickup: await getPickupOrder(ctx, id), payment: { method, rounding, total, ...given } }
}

/** Returns the received amount and the change; nulls if no amount was entered. Throws InvalidInput (422) if it is too little. */
export function givenFor(total: Money, received: number | undefined): { received: Money | null; change: Money | null } {
  if (received === undefined) return { received: null, change: null }
  const given = money(received)
  if (isLess(given, total)) throw new InvalidInput({ received: 'received_too_little' })
  return { received: given, change: subtract(given, total) }
}

type Noted = {
  orderId: string
  eventId: string
  kind: 'sale' | 'pickup'
  method: StallMethod
  total: Money
  received: Money | null
  change: Money | null
  isMember: boolean
  at: Date
  /** The total at current prices; null if it is the same. */
  currentTotal: Money | null
}

/** Stores the payment at the stall with the person who took it. A pickup that is paid again after a refund replaces its earlier payment. */
export async function notePayment({ db, actor }: Pick<Ctx, 'db' | 'actor'>, noted: Noted): Promise<void> {
  const row = {
    event_id: noted.eventId,
    kind: noted.kind,
    method: noted.method,
    total: noted.total,
    received: moneyOrNull(noted.received),
    change: moneyOrNull(noted.change),
    is_member: noted.isMember,
    account_id: accountIdOf(actor),
    taken_at: noted.at,
    current_total: noted.currentTotal,
  }
  await db
    .insertInto('stall_payments')
    .values({ order_id: noted.orderId, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute()
}
