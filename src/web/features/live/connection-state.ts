import { createListeners } from '#web/ui/listeners.ts'

/** 'quiet': not listening, since the page is hidden or there is no network; 'lost': given up after the retries. */
export type ConnectionState = 'quiet' | 'connecting' | 'open' | 'retrying' | 'lost'

let current: ConnectionState = 'connecting'
const listeners = createListeners()

export function connectionState(): ConnectionState {
  return current
}

export function setConnectionState(state: ConnectionState): void {
  current = state
  listeners.tell()
}

/** Returns the unsubscribe function. */
export const subscribeToConnection = listeners.subscribe
