import { createStoredValue } from '#web/browser/stored-value.ts'
import { useStore } from '#web/ui/store.ts'

/** The event where the cart will be collected. `until` is the last moment for that. */
export type CollectAt = { id: string; slug: string; title: string; until: string }

const collectAt = createStoredValue<CollectAt | undefined>({
  key: 'tulpar.collect-at',
  parse: (text) => parseCollectAt(text, Date.now()),
  format: (choice) => (choice ? JSON.stringify(choice) : null),
})

/** The same in every tab, as the cart is. Undefined on the server and once the event is over. */
export function useCollectAt(): CollectAt | undefined {
  return useStore(collectAt)
}

export const setCollectAt: (choice: CollectAt | undefined) => void = collectAt.set

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
