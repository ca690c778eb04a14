import type { BoardHold, LiveHint, PictureProgress } from '#contract/live.ts'
import type { ConnectionState } from './connection-state.ts'
import { connectLive } from './live-connection.ts'
import { whileLookedAt } from './while-looked-at.ts'

/** Upper limit in ms for rendering and for moving between pages. */
const longestReadingMs = 120_000
const againMs = 30_000

export type Following = {
  onHint: (hint: LiveHint) => void
  onMissed: () => void
  onHold?: ((hold: BoardHold) => void) | undefined
  onProgress?: ((progress: PictureProgress) => void) | undefined
  onState?: (state: ConnectionState) => void
}

/** The server sends ids only. Retries while the page is open. Returns the unsubscribe function. */
export function followHints(address: string, { onHint, onMissed, onHold, onProgress, onState = () => undefined }: Following): () => void {
  return whileLookedAt(
    connectLive<LiveHint>({
      open: () => new EventSource(address),
      onChange: onHint,
      named: {
        ...(onHold && { hold: (data: string) => onHold(JSON.parse(data) as BoardHold) }),
        ...(onProgress && { progress: (data: string) => onProgress(JSON.parse(data) as PictureProgress) }),
      },
      onMissed,
      onGivenUp: () => undefined,
      onState,
      againMs,
      shownSinceMs: Math.max(performance.timeOrigin, Date.now() - longestReadingMs),
    }),
  )
}
