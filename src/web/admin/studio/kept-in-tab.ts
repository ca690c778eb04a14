const keyOf = (name: string) => `tulpar.staff.studio.${name}`

/** What was changed and is not with the shop yet; of this tab alone. Browser only. */
export function readKept<Value>(name: string): { value: Value } | undefined {
  const text = sessionStorage.getItem(keyOf(name))
  if (text === null) return undefined
  try {
    return JSON.parse(text) as { value: Value }
  } catch {
    return undefined
  }
}

export function keepInTab<Value>(name: string, kept: { value: Value } | undefined): void {
  if (kept === undefined) return sessionStorage.removeItem(keyOf(name))
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept))
  } catch {
    // No room: it is on its way to the shop in a moment anyway.
  }
}
