import { isUserActive, onActivity } from '../session/activity.ts'

/** Changes within this time are reported together. */
const gatherMs = 150

/**
 * Calls `tell` once for all noted changes, when a person is active, the page is visible and `isBusy` is false. Requests without activity
 * would keep the session open for passers-by. Browser only.
 */
export function notifyWhenActive({ isBusy, tell }: { isBusy: () => boolean; tell: () => void }): { note: () => void; stop: () => void } {
  let isNoted = false
  let telling: ReturnType<typeof setTimeout> | undefined

  function tellNow() {
    clearTimeout(telling)
    telling = undefined
    if (!isNoted || !isUserActive() || document.visibilityState !== 'visible') return
    // Reading again would abort the current read, which may have begun before the change.
    if (isBusy()) {
      telling = setTimeout(tellNow, gatherMs)
      return
    }
    isNoted = false
    tell()
  }

  const stopActivity = onActivity(tellNow)
  document.addEventListener('visibilitychange', tellNow)
  return {
    note() {
      isNoted = true
      telling ??= setTimeout(tellNow, gatherMs)
    },
    stop() {
      stopActivity()
      document.removeEventListener('visibilitychange', tellNow)
      clearTimeout(telling)
    },
  }
}
