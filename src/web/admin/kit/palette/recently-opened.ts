export type Opened = { key: string; label: string; text?: string | undefined; to: string }

const storageKey = 'tulpar.staff.opened'
const most = 5

/** What this tab opened from the palette, the latest first. Gone with the tab, since names of people are among it. */
export function listRecentlyOpened(): Opened[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOpened).slice(0, most) : []
  } catch {
    return []
  }
}

export function noteOpened({ key, label, text, to }: Opened): void {
  const earlier = listRecentlyOpened().filter((one) => one.to !== to)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([{ key, label, text, to }, ...earlier].slice(0, most)))
  } catch {
    // A browser that stores nothing offers nothing.
  }
}

function isOpened(one: unknown): one is Opened {
  return (
    typeof one === 'object' &&
    one !== null &&
    'key' in one &&
    'label' in one &&
    'to' in one &&
    typeof one.to === 'string' &&
    one.to.startsWith('/')
  )
}
