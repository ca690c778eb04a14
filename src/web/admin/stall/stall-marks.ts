/** Read by the inline script before the screen's code is loaded: the last chosen event. */
export const chosenEventKey = 'tulpar-stall-event'
/** Read by the inline script: the event and language of the list on this phone. */
export const keptListKey = 'tulpar-stall-kept'

/** Without this mark the next visit requests the whole list, which only costs time on a slow phone. */
export function markKept(list: string | undefined): void {
  try {
    if (list === undefined) localStorage.removeItem(keptListKey)
    else localStorage.setItem(keptListKey, list)
  } catch {
    // Without storage the next visit requests everything again.
  }
}
