/** What the document's own script reads of this browser before the screen's code has come: which event it was at last, … */
export const chosenEventKey = 'tulpar-stall-event'
/** … and of which event, in which language, it has the list. */
export const keptListKey = 'tulpar-stall-kept'

/** Without a mark the whole list is asked for at the next opening, which costs a slow phone time and nothing else. */
export function markKept(list: string | undefined): void {
  try {
    if (list === undefined) localStorage.removeItem(keptListKey)
    else localStorage.setItem(keptListKey, list)
  } catch {
    // Where nothing can be remembered all is asked anew.
  }
}
