import type { ExpectedVersions } from '#contract/lists.ts'
import type { QueueItem } from '#contract/production.ts'

type Read = Pick<QueueItem, 'order_item_id' | 'updated_at'>

/** What this page made of items: the board that knows of it comes a moment later. */
const own = new Map<string, string>()

export function noteVersions(updatedAt: Readonly<Record<string, string>>): void {
  for (const [id, at] of Object.entries(updatedAt)) own.set(id, at)
}

/** Of each item, what its viewer knows: as it was read, or as it was changed here since. */
export function versionsOf(items: readonly Read[]): ExpectedVersions {
  return Object.fromEntries(items.map(({ order_item_id: id, updated_at }) => [id, later(updated_at, own.get(id))]))
}

function later(read: string, changed = read): string {
  return Date.parse(changed) > Date.parse(read) ? changed : read
}
