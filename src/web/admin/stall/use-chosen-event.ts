import { useSearchParams } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { chosenEventKey } from './stall-marks.ts'

/** The event in the address, or the last one chosen on this device. */
export function useChosenEvent(): [string | undefined, (eventId: string | undefined) => void] {
  const [query, setQuery] = useSearchParams()
  const isHydrated = useHydrated()
  // The page cached for offline use was rendered without an event.
  const chosen = isHydrated ? (query.get('event') ?? remembered()) : undefined
  return [
    chosen,
    (eventId) => {
      rememberEvent(eventId)
      setQuery(eventId === undefined ? {} : { event: eventId }, { replace: true, preventScrollReset: true })
    },
  ]
}

export function rememberEvent(eventId: string | undefined): void {
  try {
    if (eventId === undefined) localStorage.removeItem(chosenEventKey)
    else localStorage.setItem(chosenEventKey, eventId)
  } catch {
    // Without storage the event must be chosen again.
  }
}

function remembered(): string | undefined {
  try {
    return localStorage.getItem(chosenEventKey) ?? undefined
  } catch {
    return undefined
  }
}
