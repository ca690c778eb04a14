type Place = 'localStorage' | 'sessionStorage'

/** Undefined if there is none, it is unreadable, or storage is refused (as in private windows). */
export function readStored(key: string, place: Place = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[place].getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Writes a value; undefined removes it. Does nothing if storage is refused or full. */
export function writeStored(key: string, value: unknown, place: Place = 'localStorage'): void {
  try {
    if (value === undefined) globalThis[place].removeItem(key)
    else globalThis[place].setItem(key, JSON.stringify(value))
  } catch {
    // Readers treat the value as missing.
  }
}
