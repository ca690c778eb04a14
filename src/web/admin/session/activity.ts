const storageKey = 'tulpar.staff.active-at'
const noteEveryMs = 1000
const deeds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Nobody is there: what asks by itself would keep the session open for who passes by. */
const awayMs = 5 * 60_000

let activeAtMs = 0
let hasEnded = false

/** When somebody last did something in any tab of the back office. */
export function lastActivityMs(): number {
  return Math.max(activeAtMs, Math.min(storedMs(), Date.now()))
}

/** Whether pages may ask for news by themselves. */
export function isSomebodyHere(): boolean {
  return !hasEnded && Date.now() - lastActivityMs() < awayMs
}

/** Where the session has ended, a page that asks would be sent to sign in and lose what was typed on it. */
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
    // Where nothing can be remembered each tab counts for itself.
  }
}

/** Told of every press, key and scroll. Browser only. Returns how to stop. */
export function onDeed(listener: () => void): () => void {
  for (const deed of deeds) window.addEventListener(deed, listener, { capture: true, passive: true })
  return () => {
    for (const deed of deeds) window.removeEventListener(deed, listener, { capture: true })
  }
}

function storedMs(): number {
  try {
    return Number(localStorage.getItem(storageKey) ?? 0)
  } catch {
    return 0
  }
}
