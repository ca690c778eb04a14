import { useSearchParams } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { chosenEventKey } from './stall-marks.ts'

/** The event that the address names, else the one that this device was at last. */
export function useChosenEvent(): [string | undefined, (eventId: string | undefined) => void] {
  const [query, setQuery] = useSearchParams()
  const isHydrated = useHydrated()
  // The page that is kept for when there is no network was drawn without an event.
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
    // Where nothing can be remembered it is chosen anew.
  }
}

function remembered(): string | undefined {
  try {
    return localStorage.getItem(chosenEventKey) ?? undefined
  } catch {
    return undefined
  }
}
