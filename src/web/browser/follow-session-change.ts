import { isLeaving } from './calls/load-document.ts'
import { onSessionEvent } from './session-events.ts'

/** If the document is being left, only once it returns from the back/forward cache. Browser only. Returns unsubscribe. */
export function followSessionChange(read: () => void): () => void {
  let hasMissed = false

  function handleReturn({ persisted }: PageTransitionEvent): void {
    if (!persisted || !hasMissed) return
    hasMissed = false
    read()
  }

  const stop = onSessionEvent((event, from) => {
    if (event !== 'signed_in' && event !== 'signed_out' && event !== 'user_updated') return
    // Events of other tabs still reload: the visitor may cancel leaving because of unsaved input.
    if (from === 'here' && isLeaving()) hasMissed = true
    else read()
  })
  window.addEventListener('pageshow', handleReturn)
  return () => {
    stop()
    window.removeEventListener('pageshow', handleReturn)
  }
}
