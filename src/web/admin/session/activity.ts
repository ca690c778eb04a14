const storageKey = 'tulpar.staff.active-at'
const noteEveryMs = 1000
const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** After this nobody is assumed present: automatic requests would keep the session open for passers-by. */
const idleAfterMs = 5 * 60_000

let activeAtMs = 0
let hasEnded = false

/** Returns the time of the last activity in any tab of the back office. */
export function lastActivityMs(): number {
  return Math.max(activeAtMs, Math.min(storedMs(), Date.now()))
}

/** Whether pages may send automatic requests. */
export function isUserActive(): boolean {
  return !hasEnded && Date.now() - lastActivityMs() < idleAfterMs
}

/** After the session has ended, an automatic request would redirect the page to the sign-in and lose its typed text. */
export function noteSessionEnd(isEnd: boolean): void {
  hasEnded = isEnd
}

export function noteActivity(): void {
  const now = Date.now()
  if (now - activeAtMs < noteEveryMs) return
  activeAtMs = now
  try {
    localStorage.setItem(storageKey, String(now))
  } catch {
    // Without storage each tab counts only its own activity.
  }
}

/** Calls the listener on every press, key and scroll. Returns a function that stops it. Browser only. */
export function onActivity(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener, { capture: true, passive: true })
  return () => {
    for (const event of events) window.removeEventListener(event, listener, { capture: true })
  }
}

function storedMs(): number {
  try {
    return Number(localStorage.getItem(storageKey) ?? 0)
  } catch {
    return 0
  }
}
