import type { EventData, EventType } from '#contract/analytics-events.ts'

export type Tracked = { [Type in EventType]: { type: Type; data: EventData[Type]; path: string } }[EventType]

/** Limit of events held before the collector has loaded or the visitor has answered the question. */
const mostWaiting = 40

let waiting: Tracked[] = []
let take: ((event: Tracked) => void) | undefined

/** Records an event. It never throws and sends a request only if the visit may be counted. */
export function track<Type extends EventType>(type: Type, data: EventData[Type]): void {
  if (typeof window === 'undefined') return
  const event = { type, data, path: window.location.pathname + window.location.search } as Tracked
  if (take) take(event)
  else if (waiting.length < mostWaiting) waiting.push(event)
}

export function takeTracked(next: (event: Tracked) => void): void {
  take = next
  const before = waiting
  waiting = []
  for (const event of before) next(event)
}
