const listeners = new Set<() => void>()

/**
 * Calls the listener when a call is refused because no one is signed in: the session may have ended elsewhere. Returns the unsubscribe
 * function.
 */
export function onNotSignedIn(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function noteNotSignedIn(): void {
  for (const listener of listeners) listener()
}
