import type { ExpectedVersions } from '#contract/lists.ts'
import type { QueueItem } from '#contract/production.ts'

type Read = Pick<QueueItem, 'order_item_id' | 'updated_at'>

/** The versions of items that this page has changed. The revalidated board arrives later. */
const own = new Map<string, string>()

export function noteVersions(updatedAt: Readonly<Record<string, string>>): void {
  for (const [id, at] of Object.entries(updatedAt)) own.set(id, at)
}

/** Returns the version of each item that the user has seen: as loaded, or as changed on this page since. */
export function versionsOf(items: readonly Read[]): ExpectedVersions {
  return Object.fromEntries(items.map(({ order_item_id: id, updated_at }) => [id, later(updated_at, own.get(id))]))
}

function later(read: string, changed = read): string {
  return Date.parse(changed) > Date.parse(read) ? changed : read
}
