import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { type HeldEvent, pickupEnd } from './stock/lock-event.ts'

type Offering = Pick<HeldEvent, 'status' | 'ends_at' | 'pickup_until' | 'closed_at'>

/** Whether orders for collection at the event can be placed now. */
export function offersPickup(event: Offering, now: Date): boolean {
  return event.status === 'published' && event.closed_at === null && event.ends_at > now && pickupEnd(event) > now
}

/**
 * Returns the event at which an order is collected or sold. The stall may still sell after pickup orders end. Throws InvalidInput (422) for
 * an unknown event or one that no longer takes orders.
 */
export async function getPickupEvent({ db, clock }: Pick<Ctx, 'db' | 'clock'>, eventId: string, isAtStall = false) {
  const event = await db
    .selectFrom('events')
    .select(['id', 'status', 'starts_at', 'ends_at', 'pickup_until', 'closed_at', 'country', 'country_name', 'venue', 'address'])
    .where('id', '=', eventId)
    .executeTakeFirst()
  if (!event || event.status === 'draft') throw new InvalidInput({ event_id: 'unknown_event' })
  if (!isAtStall && !offersPickup(event, clock.now())) throw new InvalidInput({ event_id: 'event_closed' })
  return { ...event, until: pickupEnd(event) }
}
export type PickupEvent = Awaited<ReturnType<typeof getPickupEvent>>
