import { homeCountryOf } from '#contract/countries.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { setCollectAt } from '#web/commerce/event/collect-at.ts'
import { useHandoff } from '#web/commerce/handoff/use-handoff.ts'
import { readShipTo } from '#web/commerce/promise/ship-to.ts'
import { checkoutStorage } from './checkout-storage.ts'
import type { PickupEvent } from './pickup-events.ts'
import { preparedDraft } from './prepared-draft.ts'

/** Takes over a checkout that an agent prepared: its goods, and in the form its buyer and place. */
export function usePreparedCheckout(events: readonly PickupEvent[]) {
  const language = useLanguage()
  return useHandoff((prepared) => {
    if (prepared.kind === 'cart') return
    checkoutStorage.writeDraft(preparedDraft(checkoutStorage.readDraft(readShipTo() ?? homeCountryOf(language)), prepared))
    const event = events.find(({ id }) => id === prepared.event_id)
    setCollectAt(event && { id: event.id, slug: event.slug, title: event.title, until: event.until })
  })
}
