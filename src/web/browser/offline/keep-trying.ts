import { onSessionEvent } from '#web/browser/session-events.ts'

const firstPauseMs = 5_000
const longestPauseMs = 30_000

type Trying = {
  /** Asked before each automatic attempt. */
  isNeeded: () => boolean
  tryNow: () => Promise<void>
  /** The attempt when the page opens, if it differs. */
  first?: () => Promise<void>
}

/** On opening, when the network returns, after sign-in, and after 5 to 30 s while needed. Returns a stop. Browser only. */
export function keepTrying({ isNeeded, tryNow, first = tryNow }: Trying): () => void {
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasStopped = false

  function wait(): void {
    clearTimeout(timer)
    if (hasStopped) return
    timer = setTimeout(() => {
      const isDue = navigator.onLine && isNeeded()
      const next = pauseMs * 2
      pauseMs = isDue ? Math.min(next, longestPauseMs) : firstPauseMs
      if (isDue) attempt(tryNow)
      else wait()
    }, pauseMs)
  }

  function attempt(work: () => Promise<void>): void {
    void work().finally(wait)
  }

  function startOver(): void {
    pauseMs = firstPauseMs
    attempt(tryNow)
  }

  attempt(first)
  window.addEventListener('online', startOver)
  const stopSession = onSessionEvent((event) => event === 'signed_in' && startOver())
  return () => {
    hasStopped = true
    clearTimeout(timer)
    window.removeEventListener('online', startOver)
    stopSession()
  }
}
