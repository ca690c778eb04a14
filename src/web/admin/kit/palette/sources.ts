import type { FoundThings } from '#contract/desk.ts'
import type { OrderRow } from '#contract/orders.ts'
import { adminPages } from '#contract/admin-pages.ts'

export type FoundEntry = { key: string; label: string; text: string; to: string; order?: OrderRow }
export type SourceKey = keyof FoundThings
export type Found = { source: SourceKey; entries: FoundEntry[] }[]

/** Label and address of each kind of result. A new kind needs an entry here. */
const entriesOfKind: { [Key in SourceKey]: (found: FoundThings[Key]) => FoundEntry[] } = {
  orders: (found) =>
    found.map((order) => ({
      key: order.id,
      label: order.order_number,
      text: order.customer,
      to: adminPages.order(order.order_number),
      order,
    })),
  products: (found) => found.map(({ id, name, sku }) => ({ key: id, label: name, text: sku, to: adminPages.product(id) })),
  members: (found) =>
    found.map(({ id, email, full_name }) => ({ key: id, label: full_name || email, text: email, to: adminPages.member(id) })),
  partners: (found) => found.map(({ id, company, code }) => ({ key: id, label: company, text: code, to: adminPages.partner(id) })),
  events: (found) =>
    found.map(({ id, title, starts_at }) => ({ key: id, label: title, text: starts_at.slice(0, 10), to: adminPages.event(id) })),
}

export function entriesOf(found: FoundThings): Found {
  return (Object.keys(entriesOfKind) as SourceKey[])
    .map((source) => ({ source, entries: entriesIn(found, source) }))
    .filter(({ entries }) => entries.length > 0)
}

function entriesIn<Key extends SourceKey>(found: FoundThings, source: Key): FoundEntry[] {
  return entriesOfKind[source](found[source])
}
