import type { StaffReturn } from '#contract/returns.ts'
import { type Money, money } from '#contract/rules/money.ts'
import { canBecome, type ReturnStatus } from '#contract/rules/return-rules.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { adjustStock } from '#modules/inventory/index.ts'
import { lockOrder, normaliseOrderNumber } from '#modules/orders/index.ts'
import { payBackPart } from '#modules/payments/index.ts'
import { refuse } from '#modules/refuse.ts'
import { findReturn, getReturn } from './list-returns.ts'
import { goodsOf } from './return-worth.ts'
import { type ReturnMail, returnMailJob } from './return-mail-job.ts'

type Decision = { decision: 'accepted' | 'refused'; answer: string; expected_updated_at?: string | undefined }

/** Accepts or refuses a return with an answer for the buyer. Runs in a transaction. Throws NotFound, return_not_so, changed_meanwhile. */
export async function decideReturn(ctx: Ctx, id: string, { decision, answer, expected_updated_at }: Decision): Promise<StaffReturn> {
  const before = await lockReturn(ctx, id)
  requireUnchanged(before, expected_updated_at)
  return step(ctx, before, decision, { answer })
}

type Receipt = { restock: readonly { id: string; quantity: number }[]; expected_updated_at?: string | undefined }

/**
 * Records the arrival of a return and restocks the given pieces of each item. Runs in a transaction. Throws NotFound, return_not_so,
 * changed_meanwhile, InvalidInput for more pieces than were returned or a stock level holds.
 */
export async function receiveReturn(ctx: Ctx, id: string, { restock, expected_updated_at }: Receipt): Promise<StaffReturn> {
  const before = await lockReturn(ctx, id)
  requireUnchanged(before, expected_updated_at)
  const { items } = await findReturn(ctx, id)
  for (const [index, { id: itemId, quantity }] of restock.entries())
    if (quantity > (items.find((item) => item.id === itemId)?.quantity ?? 0))
      throw new InvalidInput({ [`restock.${index}.quantity`]: 'more_than_returned' })
  const after = await step(ctx, before, 'received', {})
  // Sorted, so two receipts of the same goods can't deadlock.
  const inOrder = items.toSorted((a, b) => (a.product_id + a.id < b.product_id + b.id ? -1 : 1))
  for (const item of inOrder) {
    const wanted = restock.find((one) => one.id === item.id)?.quantity ?? 0
    const pieces = item.is_counted ? wanted : 0
    if (pieces === 0) continue
    const option = { productId: item.product_id, variationId: item.variation_id, size: item.size }
    await adjustStock(ctx, { ...option, by: { change: pieces }, reason: 'sent_back', note: before.order.number })
    await ctx.db
      .updateTable('return_items')
      .set({ restocked: pieces })
      .where('return_id', '=', id)
      .where('order_item_id', '=', item.id)
      .execute()
  }
  return { ...after, items: (await getReturn(ctx, id)).items }
}

type Settlement = ({ outcome: 'refund'; amount: Money } | { outcome: 'exchange'; order_number: string } | { outcome: 'nothing' }) & {
  expected_updated_at?: string | undefined
}

/**
 * Ends a return. A refund goes back the way the order was paid. Runs in a transaction. Throws NotFound, return_not_so, changed_meanwhile,
 * order_not_found, nothing_to_refund, refund_too_large, refund_needs_admin.
 */
export async function settleReturn(ctx: Ctx, id: string, settlement: Settlement): Promise<StaffReturn> {
  const returned = await findReturn(ctx, id)
  // Locks the order first, like every command on an order.
  const order = await lockOrder(ctx, returned.order_id)
  const before = await lockReturn(ctx, id)
  requireUnchanged(before, settlement.expected_updated_at)
  if (!canBecome(before.status, 'settled')) refuse('return_not_so')
  const { outcome } = settlement
  if (settlement.outcome === 'refund') {
    const { amount } = settlement
    await payBackPart(ctx, order, { amount, note: null, requestKey: `return-${id}`, goods: goodsOf(returned, amount) })
    return step(ctx, before, 'settled', { outcome, refunded: amount })
  }
  if (settlement.outcome === 'exchange')
    return step(ctx, before, 'settled', { outcome, exchange_order: await findOrderNumber(ctx, settlement.order_number) })
  return step(ctx, before, 'settled', { outcome })
}

async function findOrderNumber({ db }: Ctx, typed: string): Promise<string> {
  const number = normaliseOrderNumber(typed)
  const order = await db.selectFrom('orders').select('order_number').where('order_number', '=', number).executeTakeFirst()
  if (!order) refuse('order_not_found')
  return order.order_number
}

async function lockReturn(ctx: Ctx, id: string): Promise<StaffReturn> {
  await ctx.db.selectFrom('order_returns').select('id').where('id', '=', id).forUpdate().execute()
  return getReturn(ctx, id)
}

type Set = { answer?: string; outcome?: StaffReturn['outcome']; refunded?: Money; exchange_order?: string }

/** Moves a return to the next status, notifies the buyer by mail and writes the audit log. Throws return_not_so. */
async function step(ctx: Ctx, before: StaffReturn, status: Exclude<ReturnMail['kind'], 'requested'>, set: Set): Promise<StaffReturn> {
  if (!canBecome(before.status, status)) refuse('return_not_so')
  await ctx.db
    .updateTable('order_returns')
    .set({ status, ...set, updated_at: ctx.clock.now() })
    .where('id', '=', before.id)
    .execute()
  await ctx.jobs.enqueue(ctx.db, returnMailJob, { returnId: before.id, kind: status, occasion: newId() })
  const after = await getReturn(ctx, before.id)
  const fields = ({
    status: state,
    outcome,
    refunded,
  }: StaffReturn): { status: ReturnStatus; outcome: string | null; refunded: number | null } => ({
    status: state,
    outcome,
    refunded: refunded === null ? null : money(refunded),
  })
  await recordChange(ctx, {
    action: actionOf[status],
    entity: 'return',
    entityId: before.id,
    entityName: before.order.number,
    before: fields(before),
    after: fields(after),
  })
  return after
}

const actionOf = {
  accepted: 'return.accept',
  refused: 'return.refuse',
  received: 'return.receive',
  settled: 'return.settle',
} as const
