import type { PickupOrder } from '#contract/pickups.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import {
  auditedOrder,
  changeOrder,
  getOrderForStaff,
  handOverItems,
  type LockedOrder,
  listEventItems,
  lockOrder,
} from '#modules/orders/index.ts'
import { refuse } from '#modules/refuse.ts'
import { getPickupOrder } from '../pickup-orders.ts'

type HandedOver = {
  id: string
  items: readonly { order_item_id: string; quantity: number }[]
  expected_updated_at?: string | undefined
}

/**
 * Sets the collected quantity of each item. With all pieces the order becomes collected, with fewer it becomes open again. Runs in a
 * transaction. Throws NotFound; not_for_pickup, not_paid, order_cancelled, changed_meanwhile (409); InvalidInput (422).
 */
export async function handOver(ctx: Ctx, { id, items, expected_updated_at: expected }: HandedOver): Promise<PickupOrder> {
  const order = await lockPickup(ctx, id)
  if (expected !== undefined) requireUnchanged(await getOrderForStaff(ctx, id), expected)
  if (order.status === 'cancelled') refuse('order_cancelled')
  if (order.payment_status !== 'paid') refuse('not_paid')
  const before = await listEventItems(ctx, id)
  const counts = new Map(items.map((item) => [item.order_item_id, item.quantity]))
  await (order.collected_at === null ? handOverItems(ctx, order, counts) : openAgain(ctx, order, before, counts))
  const after = await listEventItems(ctx, id)
  const current = await lockOrder(ctx, id)
  if (current.status !== 'completed' && after.every(({ quantity, handed_over }) => handed_over === quantity))
    await changeOrder(ctx, current, { status: 'completed', payment_status: 'paid', history: { kind: 'status', note: null } })
  const pieces = (all: typeof after) => all.reduce((sum, { handed_over }) => sum + handed_over, 0)
  await recordChange(ctx, {
    action: 'event.hand_over',
    ...auditedOrder(order),
    before: { handed_over: pieces(before) },
    after: { handed_over: pieces(after) },
  })
  return getPickupOrder(ctx, id)
}

type Items = Awaited<ReturnType<typeof listEventItems>>

async function openAgain(ctx: Ctx, order: LockedOrder, items: Items, counts: ReadonlyMap<string, number>): Promise<void> {
  if (items.every(({ id, handed_over }) => (counts.get(id) ?? handed_over) === handed_over)) return
  if (items.some(({ quantity, handed_over }) => handed_over < quantity)) throw new InvalidInput({ items: 'rest_paid_back' })
  await changeOrder(ctx, order, {
    status: 'processing',
    payment_status: order.payment_status,
    handed_over: new Map(items.map(({ id, quantity }) => [id, quantity])),
    history: { kind: 'status', note: null },
  })
  await handOverItems(ctx, { ...order, status: 'processing' }, counts)
}

/** Throws NotFound; not_for_pickup if the order is not collected at an event. */
export async function lockPickup(ctx: Ctx, id: string): Promise<LockedOrder & { event_id: string }> {
  const order = await lockOrder(ctx, id)
  if (order.event_id === null || order.channel === 'counter') refuse('not_for_pickup')
  return { ...order, event_id: order.event_id }
}
