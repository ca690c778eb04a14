import { isLeaving } from './calls/leave-for.ts'
import { onSessionEvent } from './session-events.ts'

/** Calls `read` when the visitor changes; for a document that is being left, only if the browser brings it back. Browser only. Returns how to stop. */
export function followSessionChange(read: () => void): () => void {
  let hasMissed = false

  function handleReturn({ persisted }: PageTransitionEvent): void {
    if (!persisted || !hasMissed) return
    hasMissed = false
    read()
  }

  const stop = onSessionEvent((event, from) => {
    if (event !== 'signed_in' && event !== 'signed_out' && event !== 'user_updated') return
    // Whoever stays after all, with something unsaved, still hears of the other tabs.
    if (from === 'here' && isLeaving()) hasMissed = true
    else read()
  })
  window.addEventListener('pageshow', handleReturn)
  return () => {
    stop()
    window.removeEventListener('pageshow', handleReturn)
  }
}
