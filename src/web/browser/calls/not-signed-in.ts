const listeners = new Set<() => void>()

/** A call was refused as nobody's: the session may have ended elsewhere. Returns the unsubscribe function. */
export function onNotSignedIn(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function noteNotSignedIn(): void {
  for (const listener of listeners) listener()
}
