let isOnItsWay = false

/** Loads another document. The promise never settles, so the caller stays busy. */
export function loadDocument(address: string): Promise<never> {
  isOnItsWay = true
  window.addEventListener('pageshow', stay)
  window.location.assign(address)
  return new Promise(() => undefined)
}

/** Whether the browser is loading another document. A client-side navigation would then leave an extra entry in the history. */
export function isLeaving(): boolean {
  return isOnItsWay
}

/** Runs when the page returns from the back/forward cache. */
function stay({ persisted }: PageTransitionEvent): void {
  if (persisted) isOnItsWay = false
}
