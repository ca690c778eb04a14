const held = new Set<string>()

export function canLock(): boolean {
  return typeof navigator !== 'undefined' && 'locks' in navigator
}

/** Takes a name for this page until it is closed. Answers whether it has it: not where another page does. Without locks nobody can tell. */
export function holdLock(name: string): Promise<boolean> {
  if (held.has(name) || !canLock()) return Promise.resolve(true)
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) held.add(name)
        resolve(held.has(name))
        return lock ? new Promise<never>(() => undefined) : undefined
      })
      // The document is being left.
      .catch(() => resolve(false))
  })
}

/** The names that pages of this browser have taken; none where nobody can tell. */
export async function heldLocks(): Promise<ReadonlySet<string | undefined>> {
  if (!canLock()) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name }) => name))
}
