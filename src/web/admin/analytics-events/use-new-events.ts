import { useEffect, useState } from 'react'
import type { VisitEvent } from '#contract/figures.ts'

/** What is shown of what came since the page was read. */
const mostShown = 200

export type NewEvents = { events: readonly VisitEvent[]; isLost: boolean }

/** Follows a stream while `address` is there; another address begins anew. The newest first. */
export function useNewEvents(address: string | undefined): NewEvents {
  const [heard, setHeard] = useState<NewEvents & { address: string | undefined }>({ address, events: [], isLost: false })
  if (heard.address !== address) setHeard({ address, events: [], isLost: false })

  useEffect(() => {
    if (address === undefined) return
    const source = new EventSource(address)
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as VisitEvent
      setHeard((before) => ({
        ...before,
        events: before.events.some(({ id }) => id === event.id) ? before.events : [event, ...before.events].slice(0, mostShown),
      }))
    })
    source.addEventListener('open', () => setHeard((before) => ({ ...before, isLost: false })))
    source.addEventListener('error', () => setHeard((before) => ({ ...before, isLost: true })))
    // Signed out meanwhile: to come back would be in vain.
    source.addEventListener('ended', () => source.close())
    return () => source.close()
  }, [address])
  return heard
}
