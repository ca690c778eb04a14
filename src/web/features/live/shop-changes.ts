import type { LiveChange } from '#contract/live.ts'

/** 'missed': something changed while nobody listened, and nobody can say what. */
export type ShopChange = LiveChange | 'missed'

const listeners = new Set<(change: ShopChange) => void>()

/** For whatever keeps something of the catalogue in this browser. Returns how to stop. */
export function subscribeToChanges(listener: (change: ShopChange) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellChange(change: ShopChange): void {
  for (const listener of listeners) listener(change)
}
