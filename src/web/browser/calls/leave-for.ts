/** Opens another document, with nothing of this one in memory. Never ends, so that whoever waits for it stays busy. */
export function leaveFor(address: string): Promise<never> {
  window.location.assign(address)
  return new Promise(() => undefined)
}
