import { isSomebodyHere, onDeed } from '../session/activity.ts'

/** What changes together is told together. */
const gatherMs = 150

/**
 * Tells once what was noted meanwhile, as soon as somebody is there and looks and `isBusy` is over: what a screen asks by itself would keep a
 * session open for who passes by. Browser only.
 */
export function tellWhenHere({ isBusy, tell }: { isBusy: () => boolean; tell: () => void }): { note: () => void; stop: () => void } {
  let isNoted = false
  let telling: ReturnType<typeof setTimeout> | undefined

  function tellNow() {
    clearTimeout(telling)
    telling = undefined
    if (!isNoted || !isSomebodyHere() || document.visibilityState !== 'visible') return
    // To read anew what is being read would break that off; it may have begun before the change.
    if (isBusy()) {
      telling = setTimeout(tellNow, gatherMs)
      return
    }
    isNoted = false
    tell()
  }

  const stopDeeds = onDeed(tellNow)
  document.addEventListener('visibilitychange', tellNow)
  return {
    note() {
      isNoted = true
      telling ??= setTimeout(tellNow, gatherMs)
    },
    stop() {
      stopDeeds()
      document.removeEventListener('visibilitychange', tellNow)
      clearTimeout(telling)
    },
  }
}
