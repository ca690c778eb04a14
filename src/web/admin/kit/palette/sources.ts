import * as desk from '#contract/calls/desk.gen.ts'
import type { FoundThings } from '#contract/desk.ts'
import type { OrderRow } from '#contract/orders.ts'
import { pages } from '#contract/pages.ts'
import { send } from '#web/browser/calls/send.ts'

export type FoundEntry = { key: string; label: string; text: string; to: string; order?: OrderRow }
export type SourceKey = Exclude<keyof FoundThings, 'partners'>
export type Found = { source: SourceKey; entries: FoundEntry[] }[]

/** How each kind of thing stands in the palette and where it opens: a new kind is a line here. */
const entriesOf: { [Key in SourceKey]: (found: FoundThings[Key]) => FoundEntry[] } = {
  orders: (found) =>
    found.map((order) => ({
      key: order.id,
      label: order.order_number,
      text: order.customer,
      to: pages.adminOrder(order.order_number),
      order,
    })),
  products: (found) => found.map(({ id, name, sku }) => ({ key: id, label: name, text: sku, to: pages.adminProduct(id) })),
  members: (found) =>
    found.map(({ id, email, full_name }) => ({ key: id, label: full_name || email, text: email, to: pages.adminMember(id) })),
  events: (found) =>
    found.map(({ id, slug, title, starts_at }) => ({ key: id, label: title, text: starts_at.slice(0, 10), to: pages.event(slug) })),
}

/** Asks the shop for what is typed, all kinds at once. */
export async function findEntries(q: string, signal: AbortSignal): Promise<Found> {
  const found = await send(desk.search, { q }, { signal })
  return [
    { source: 'orders' as const, entries: entriesOf.orders(found.orders) },
    { source: 'products' as const, entries: entriesOf.products(found.products) },
    { source: 'members' as const, entries: entriesOf.members(found.members) },
    { source: 'events' as const, entries: entriesOf.events(found.events) },
  ].filter(({ entries }) => entries.length > 0)
}
