import * as events from '#contract/calls/events.gen.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { useLateQuery } from '#web/browser/query/use-late-query.ts'
import { type PickupEvent, viewPickupEvent } from './pickup-events.ts'

/** The page's own events, which are the next few, plus the chosen one if it is later. */
export function usePickupEvents(coming: readonly PickupEvent[], chosenId: string | undefined) {
  const language = useLanguage()
  const missingId = coming.some(({ id }) => id === chosenId) ? undefined : chosenId
  const { data, isWaiting } = useLateQuery(events.get, missingId === undefined ? undefined : { id: missingId, lang: language })
  const found = data?.id === missingId && data?.pickup.is_offered ? [viewPickupEvent(data, language)] : []
  return { events: [...coming, ...found], isLooking: isWaiting }
}
