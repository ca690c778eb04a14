import { readStored, writeStored } from '#web/browser/stored.ts'

export type Opened = { key: string; label: string; text?: string | undefined; to: string }

const storageKey = 'tulpar.staff.opened'
const most = 5

/** Returns what this tab opened from the palette, latest first. Stored only for the tab, since it includes names of people. */
export function listRecentlyOpened(): Opened[] {
  const stored = readStored(storageKey, 'sessionStorage')
  return Array.isArray(stored) ? stored.filter(isOpened).slice(0, most) : []
}

export function noteOpened({ key, label, text, to }: Opened): void {
  const earlier = listRecentlyOpened().filter((one) => one.to !== to)
  writeStored(storageKey, [{ key, label, text, to }, ...earlier].slice(0, most), 'sessionStorage')
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
