import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/ui/listeners.ts'

/** The event where the cart will be collected. `until` is the last moment for that. */
export type CollectAt = { id: string; slug: string; title: string; until: string }

const storageKey = 'tulpar.collect-at'
const { subscribe, tell } = createListeners(() => tell())
/** For private windows that refuse storage: the choice then lasts as long as the page. */
let unstored: string | null = null
let read: { text: string | null; choice: CollectAt | undefined } = { text: null, choice: undefined }

/** The same in every tab, as the cart is. Undefined on the server and once the event is over. */
export function useCollectAt(): CollectAt | undefined {
  return useSyncExternalStore(subscribe, readCollectAt, () => undefined)
}

export function setCollectAt(choice: CollectAt | undefined): void {
  const text = choice ? JSON.stringify(choice) : null
  unstored = text
  try {
    if (text === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, text)
  } catch {
    // `unstored` holds the choice.
  }
  tell()
}

function readCollectAt(): CollectAt | undefined {
  const text = readStorage()
  if (text !== read.text) read = { text, choice: parseCollectAt(text, Date.now()) }
  return read.choice
}

/** Parses the stored choice. Undefined if it is invalid or the event is over. */
export function parseCollectAt(text: string | null, nowMs: number): CollectAt | undefined {
  if (text === null) return undefined
  try {
    const { id, slug, title, until } = JSON.parse(text) as Partial<Record<keyof CollectAt, unknown>>
    if (typeof id !== 'string' || typeof slug !== 'string' || typeof title !== 'string' || typeof until !== 'string') return undefined
    return Date.parse(until) > nowMs ? { id, slug, title, until } : undefined
  } catch {
    return undefined
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return unstored
  }
}
