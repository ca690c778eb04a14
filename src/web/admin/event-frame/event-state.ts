export const eventStates = ['draft', 'coming', 'now', 'over', 'closed', 'cancelled'] as const
export type EventState = (typeof eventStates)[number]

export type Timed = { status: 'draft' | 'published' | 'cancelled'; starts_at: string; ends_at: string; closed_at: string | null }

/** Returns the state of an event: as set by staff, otherwise by the clock. */
export function eventStateOf({ status, starts_at, ends_at, closed_at }: Timed, now: string): EventState {
  if (status !== 'published') return status
  if (closed_at !== null) return 'closed'
  const atMs = Date.parse(now)
  if (atMs < Date.parse(starts_at)) return 'coming'
  return atMs < Date.parse(ends_at) ? 'now' : 'over'
}
