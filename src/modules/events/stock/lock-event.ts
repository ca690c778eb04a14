import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'

const columns = ['id', 'slug', 'status', 'published_at', 'title', 'starts_at', 'ends_at', 'pickup_until', 'closed_at', 'country'] as const

/** Prevents closing or cancelling until the transaction ends. Several transactions can hold this lock at once. Throws event_not_found. */
export async function holdEvent({ db }: Pick<Ctx, 'db'>, eventId: string) {
  const event = await db.selectFrom('events').select(columns).where('id', '=', eventId).forShare().executeTakeFirst()
  if (!event) refuse('event_not_found')
  return event
}

/** For closing or changing an event: waits for all sales in progress there. Throws event_not_found. */
export async function lockEvent({ db }: Pick<Ctx, 'db'>, eventId: string) {
  const event = await db.selectFrom('events').select(columns).where('id', '=', eventId).forNoKeyUpdate().executeTakeFirst()
  if (!event) refuse('event_not_found')
  return event
}

export type HeldEvent = Awaited<ReturnType<typeof holdEvent>>

export function pickupEnd({ pickup_until, ends_at }: Pick<HeldEvent, 'pickup_until' | 'ends_at'>): Date {
  return pickup_until ?? ends_at
}
