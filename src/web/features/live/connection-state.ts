/** 'quiet': not listening, since the page is hidden or there is no network; 'lost': given up after the retries. */
export type ConnectionState = 'quiet' | 'connecting' | 'open' | 'retrying' | 'lost'

let current: ConnectionState = 'connecting'
const listeners = new Set<() => void>()

export function connectionState(): ConnectionState {
  return current
}

export function setConnectionState(state: ConnectionState): void {
  current = state
  for (const listener of listeners) listener()
}

/** Returns the unsubscribe function. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
