const held = new Set<string>()

export function canLock(): boolean {
  return typeof navigator !== 'undefined' && 'locks' in navigator
}

/** Locks a name for this page until it is closed. Returns false if another page holds it; always true without the Web Locks API. */
export function holdLock(name: string): Promise<boolean> {
  if (held.has(name) || !canLock()) return Promise.resolve(true)
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) held.add(name)
        resolve(held.has(name))
        return lock ? new Promise<never>(() => undefined) : undefined
      })
      // Rejects while the document is being unloaded.
      .catch(() => resolve(false))
  })
}

/** Returns the names locked by pages of this browser; empty without the Web Locks API. */
export async function heldLocks(): Promise<ReadonlySet<string | undefined>> {
  if (!canLock()) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name }) => name))
}
