import type { EventPage } from '#contract/events.ts'
import type { Language } from '#contract/languages.ts'
import { spanOf } from '#contract/messages/event-time.ts'
import type { Api } from '#web/render/page-context.ts'

export type PickupEvent = {
  id: string
  slug: string
  title: string
  venue: string
  address: string
  when: string
  until: string
  paysAtStall: boolean
  productIds: string[]
}

/** The next events only; a later one is chosen on its own page. */
const mostOffered = 4

/** Loads the events that accept orders now. One that fails to load is left out. */
export async function loadPickupEvents(api: Api, language: Language): Promise<PickupEvent[]> {
  const { events } = await api.events.list({ when: 'coming', limit: mostOffered, lang: language })
  const open = events.filter(({ status, is_closed }) => status === 'published' && !is_closed)
  const pages = await Promise.all(open.map(({ id }) => api.events.get({ id, lang: language }).catch(() => undefined)))
  return pages.flatMap((event) => (event?.pickup.is_offered ? [viewPickupEvent(event, language)] : []))
}

export function viewPickupEvent(event: EventPage, language: Language): PickupEvent {
  const { id, slug, title, venue, address, pickup, products } = event
  return {
    id,
    slug,
    title,
    venue,
    address,
    when: spanOf(event, language),
    until: pickup.until,
    paysAtStall: pickup.pays_at_stall,
    productIds: products.filter(({ at_event }) => at_event.remaining > 0).map((product) => product.id),
  }
}

/** Returns the events that have a product of the cart, and the chosen event even without one, to show that. */
export function offeredEvents(events: readonly PickupEvent[], productIds: readonly string[], chosenId: string | undefined): PickupEvent[] {
  return events.filter(({ id, productIds: there }) => id === chosenId || there.some((one) => productIds.includes(one)))
}
