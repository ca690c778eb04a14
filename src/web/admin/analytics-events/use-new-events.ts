import { useEffect, useEffectEvent, useState } from 'react'
import type { VisitEvent } from '#contract/figures.ts'
import { onSessionEvent } from '#web/browser/session-events.ts'
import { useIsReading, useRefresh } from '#web/browser/use-refresh.ts'
import type { ConnectionState } from '#web/features/live/connection-state.ts'
import { connectLive } from '#web/features/live/live-connection.ts'
import { whileLookedAt } from '#web/features/live/while-looked-at.ts'
import { notifyWhenActive } from '../live/notify-when-active.ts'

/** Limit of the events shown that arrived since the page was read. */
const mostShown = 200
const againMs = 30_000

export type NewEvents = { events: readonly VisitEvent[]; isLost: boolean }

/** Follows while `address` is defined; another address starts over. Missed events are read with the page. */
export function useNewEvents(address: string | undefined): NewEvents {
  const [heard, setHeard] = useState<NewEvents & { address: string | undefined }>({ address, events: [], isLost: false })
  if (heard.address !== address) setHeard({ address, events: [], isLost: false })
  const refresh = useRefresh()
  const isReading = useIsReading()
  const isBusy = useEffectEvent(() => isReading)
  const reload = useEffectEvent(() => void refresh())

  useEffect(() => {
    if (address === undefined) return
    const reading = notifyWhenActive({ isBusy, tell: reload })
    const follow = () =>
      whileLookedAt(
        connectLive<VisitEvent>({
          open: () => new EventSource(address),
          onChange: (event) => setHeard((before) => ({ ...before, events: withEvent(before.events, event) })),
          onMissed: reading.note,
          onGivenUp: () => undefined,
          onState: (state) => setHeard((before) => ({ ...before, isLost: isLostIn(state, before.isLost) })),
          againMs,
          shownSinceMs: Date.now(),
        }),
      )
    let leave = follow()
    // A stream ends with the session. After the next sign-in it starts again and the page is read again.
    const stopEvents = onSessionEvent((event) => {
      if (event !== 'signed_in') return
      leave()
      leave = follow()
      reading.note()
    })
    return () => {
      leave()
      stopEvents()
      reading.stop()
    }
  }, [address])
  return heard
}

function withEvent(events: readonly VisitEvent[], event: VisitEvent): readonly VisitEvent[] {
  return events.some(({ id }) => id === event.id) ? events : [event, ...events].slice(0, mostShown)
}

/** A new attempt to connect changes nothing until it succeeds. */
function isLostIn(state: ConnectionState, before: boolean): boolean {
  if (state === 'connecting') return before
  return state === 'quiet' ? !navigator.onLine : state !== 'open'
}
