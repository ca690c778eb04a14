import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const storageKey = 'tulpar.staff.listed'

/** A list notes where its rows lead, so that whoever opens one goes on to the next without the list. Gone with the tab. */
export function useNoteListed(addresses: readonly string[]): void {
  const listed = JSON.stringify(addresses)
  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey, listed)
    } catch {
      // A browser that stores nothing leads from row to row by the list alone.
    }
  }, [listed])
}

/** What stands before and after this page in the list that was looked at last; nothing where it is not in it. */
export function useNeighbours(): { next?: string | undefined; previous?: string | undefined } {
  const { pathname } = useLocation()
  // Nothing announces a change: it is read whenever the page changes, and that draws the frame anew.
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
