type Place = 'localStorage' | 'sessionStorage'

/** What this browser holds under a key; undefined where that is nothing, or unreadable, or the browser refuses (as private windows may). */
export function readStored(key: string, place: Place = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[place].getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Undefined takes it away. Where the browser refuses, or has no room, nothing is remembered. */
export function writeStored(key: string, value: unknown, place: Place = 'localStorage'): void {
  try {
    if (value === undefined) globalThis[place].removeItem(key)
    else globalThis[place].setItem(key, JSON.stringify(value))
  } catch {
    // Whoever reads it begins anew.
  }
}
