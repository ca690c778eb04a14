import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { type HeldEvent, pickupEnd } from './stock/lock-event.ts'

type Offering = Pick<HeldEvent, 'status' | 'ends_at' | 'pickup_until' | 'closed_at'>

/** Whether orders can be written that are collected there. */
export function offersPickup(event: Offering, now: Date): boolean {
  return event.status === 'published' && event.closed_at === null && event.ends_at > now && pickupEnd(event) > now
}

/** The event that an order is to be collected at, or sold at: the stall itself sells while staff stand there. Throws InvalidInput (422) for one that is unknown, or takes no orders any more. */
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
