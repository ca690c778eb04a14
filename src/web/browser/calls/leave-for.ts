let isOnItsWay = false

/** Opens another document, with nothing of this one in memory. Never ends, so that whoever waits for it stays busy. */
export function leaveFor(address: string): Promise<never> {
  isOnItsWay = true
  window.addEventListener('pageshow', stay)
  window.location.assign(address)
  return new Promise(() => undefined)
}

/** Whether another document is on its way in place of this one: going elsewhere in this one meanwhile would leave a page in the history. */
export function isLeaving(): boolean {
  return isOnItsWay
}

/** Out of the browser's back/forward cache. */
function stay({ persisted }: PageTransitionEvent): void {
  if (persisted) isOnItsWay = false
}
