import { useEffect, useState } from 'react'
import * as events from '#contract/calls/events.gen.ts'
import { read } from '#web/browser/calls/read.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { type PickupEvent, viewPickupEvent } from './pickup-events.ts'

/** The page's own events, which are the next few, plus the chosen one if it is later. */
export function usePickupEvents(coming: readonly PickupEvent[], chosenId: string | undefined) {
  const language = useLanguage()
  const [looked, setLooked] = useState<{ id: string; event: PickupEvent | undefined }>()
  const missingId = coming.some(({ id }) => id === chosenId) ? undefined : chosenId

  useEffect(() => {
    if (missingId === undefined) return
    let isLeft = false
    const look = async (id: string) => {
      const event = await read(events.get, { id, lang: language }, { language }).catch(() => undefined)
      if (!isLeft) setLooked({ id, event: event?.pickup.is_offered ? viewPickupEvent(event, language) : undefined })
    }
    void look(missingId)
    return () => {
      isLeft = true
    }
  }, [missingId, language])

  const found = missingId !== undefined && looked?.id === missingId ? looked : undefined
  return { events: found?.event ? [...coming, found.event] : coming, isLooking: missingId !== undefined && !found }
}
