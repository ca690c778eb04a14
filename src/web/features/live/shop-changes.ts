import type { LiveChange } from '#contract/live.ts'

/** 'missed': unknown changes happened while disconnected. */
export type ShopChange = LiveChange | 'missed'

const listeners = new Set<(change: ShopChange) => void>()

/** For code that caches catalogue data in this browser. Returns the unsubscribe function. */
export function subscribeToChanges(listener: (change: ShopChange) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellChange(change: ShopChange): void {
  for (const listener of listeners) listener(change)
}
