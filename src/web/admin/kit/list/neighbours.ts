import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const storageKey = 'tulpar.staff.listed'

/** Stores the addresses of the rows for this tab, so an opened row can link to the next one. */
export function useNoteListed(addresses: readonly string[]): void {
  const listed = JSON.stringify(addresses)
  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey, listed)
    } catch {
      // Without storage there are no links to the next row.
    }
  }, [listed])
}

/** Returns the pages before and after this one in the last opened list. Empty if this page is not in it. */
export function useNeighbours(): { next?: string | undefined; previous?: string | undefined } {
  const { pathname } = useLocation()
  // Storage in the same tab fires no event. The value is read when a navigation renders the frame again.
  const stored = useSyncExternalStore(neverChanges, readStored, () => '[]')
  const listed = addressesIn(stored)
  const place = listed.indexOf(pathname)
  return place === -1 ? {} : { next: listed[place + 1], previous: listed[place - 1] }
}

const neverChanges = () => () => {}

function readStored(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '[]'
  } catch {
    return '[]'
  }
}

function addressesIn(stored: string): string[] {
  try {
    const listed: unknown = JSON.parse(stored)
    return Array.isArray(listed) ? listed.filter((one) => typeof one === 'string' && one.startsWith('/')) : []
  } catch {
    return []
  }
}
