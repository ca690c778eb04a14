import type { Manifest, PickupOrder, ScanAnswer } from '#contract/pickups.ts'
import { waitingIn } from '#web/browser/offline/queued-action.ts'
import type { HandedOver, QueuedStallAction } from './stall-actions.ts'

/** Applies this phone's unsent actions to the orders of the list. */
export function withActions(orders: readonly PickupOrder[], actions: readonly QueuedStallAction[]): readonly PickupOrder[] {
  const waiting = waitingIn(actions)
  if (waiting.length === 0) return orders
  const undone = new Set(waiting.flatMap(({ action }) => (action.kind === 'undo' ? [action.scanId] : [])))
  const changed = new Map(orders.map((order) => [order.id, order]))
  for (const { action, madeAt } of waiting) {
    const order = 'orderId' in action && action.orderId !== undefined ? changed.get(action.orderId) : undefined
    if (!order) continue
    if (action.kind === 'payment') changed.set(order.id, { ...order, paid: true })
    if (action.kind === 'pickup') changed.set(order.id, handedOver(order, action.items, madeAt))
    if (action.kind === 'undo') changed.set(order.id, handedOver(order, action.before, madeAt))
    if (action.kind === 'scan' && action.handedOver && !undone.has(action.key))
      changed.set(order.id, handedOver(order, wholly(order), madeAt))
  }
  return [...changed.values()]
}

/** Sets the total handed over of each item. */
export function handedOver(order: PickupOrder, quantities: readonly HandedOver[], at: string): PickupOrder {
  const items = order.items.map((item) => ({
    ...item,
    handed_over: quantities.find(({ order_item_id }) => order_item_id === item.order_item_id)?.quantity ?? item.handed_over,
  }))
  const isAll = items.every(({ quantity, handed_over }) => handed_over >= quantity)
  const isSome = items.some(({ handed_over }) => handed_over > 0)
  const state = isAll ? 'collected' : isSome ? 'partly' : 'waiting'
  return { ...order, items, state, collected_at: isAll ? (order.collected_at ?? at) : null }
}

export function wholly({ items }: PickupOrder): HandedOver[] {
  return items.map(({ order_item_id, quantity }) => ({ order_item_id, quantity }))
}

export function asHandedOver({ items }: PickupOrder): HandedOver[] {
  return items.map(({ order_item_id, handed_over }) => ({ order_item_id, quantity: handed_over }))
}

/** Returns the quantities before the server handed the order over by a scan. The phone's list may be older. */
export function beforeScan({ result, order, before }: Pick<ScanAnswer, 'result' | 'order' | 'before'>): HandedOver[] | undefined {
  if (result !== 'collected' || !order) return undefined
  return before ?? order.items.map(({ order_item_id }) => ({ order_item_id, quantity: 0 }))
}

/** Merges the changes since the list was read. */
export function updated(before: Manifest | undefined, changes: Manifest): Manifest {
  if (!before || before.event.id !== changes.event.id) return changes
  const orders = new Map([...before.orders, ...changes.orders].map((order) => [order.id, order]))
  return { ...changes, orders: [...orders.values()] }
}

/** Replaces one order of a list with the server's latest answer. */
export function withOrder(manifest: Manifest, order: PickupOrder): Manifest {
  const place = manifest.orders.findIndex(({ id }) => id === order.id)
  return place === -1 ? manifest : { ...manifest, orders: manifest.orders.with(place, order) }
}
