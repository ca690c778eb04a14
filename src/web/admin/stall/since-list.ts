import type { Manifest, PickupOrder, ScanAnswer } from '#contract/pickups.ts'
import type { Entry, HandedOver } from './entries.ts'

/** The orders of the list with what this phone did and the shop does not know yet. */
export function withEntries(orders: readonly PickupOrder[], entries: readonly Entry[]): readonly PickupOrder[] {
  const waiting = entries.filter(({ state }) => state === 'waiting')
  if (waiting.length === 0) return orders
  const undone = new Set(waiting.flatMap(({ deed }) => (deed.kind === 'undo' ? [deed.scanId] : [])))
  const changed = new Map(orders.map((order) => [order.id, order]))
  for (const { deed, madeAt } of waiting) {
    const order = 'orderId' in deed && deed.orderId !== undefined ? changed.get(deed.orderId) : undefined
    if (!order) continue
    if (deed.kind === 'payment') changed.set(order.id, { ...order, paid: true })
    if (deed.kind === 'pickup') changed.set(order.id, handedOver(order, deed.items, madeAt))
    if (deed.kind === 'undo') changed.set(order.id, handedOver(order, deed.before, madeAt))
    if (deed.kind === 'scan' && deed.handedOver && !undone.has(deed.key)) changed.set(order.id, handedOver(order, wholly(order), madeAt))
  }
  return [...changed.values()]
}

/** How much of each item is handed over, in all. */
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

/** What an order had before the shop handed it over by a scan; the phone's list may be older than that. */
export function beforeScan({ result, order, before }: Pick<ScanAnswer, 'result' | 'order' | 'before'>): HandedOver[] | undefined {
  if (result !== 'collected' || !order) return undefined
  return before ?? order.items.map(({ order_item_id }) => ({ order_item_id, quantity: 0 }))
}

/** A list with what changed since it was read. */
export function updated(before: Manifest | undefined, changes: Manifest): Manifest {
  if (!before || before.event.id !== changes.event.id) return changes
  const orders = new Map([...before.orders, ...changes.orders].map((order) => [order.id, order]))
  return { ...changes, orders: [...orders.values()] }
}

/** A list with one of its orders as the shop has just answered it. */
export function withOrder(manifest: Manifest, order: PickupOrder): Manifest {
  const place = manifest.orders.findIndex(({ id }) => id === order.id)
  return place === -1 ? manifest : { ...manifest, orders: manifest.orders.with(place, order) }
}
