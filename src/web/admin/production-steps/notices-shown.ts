let shownBy = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  shownBy += by
  for (const listener of listeners) listener()
}

/** Whether a part of the page shows the waiting and refused presses, for `useSyncExternalStore`. */
export const noticesShown = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: (): boolean => shownBy > 0,
  /** Returns a function that ends it. */
  start(): () => void {
    change(1)
    return () => change(-1)
  },
}
