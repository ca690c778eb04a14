import type { EventData, EventType } from '#contract/analytics-events.ts'

export type Tracked = { [Type in EventType]: { type: Type; data: EventData[Type]; path: string } }[EventType]

/** What happens before the counting part has loaded, or before the visitor has answered whether they may be counted. */
const mostWaiting = 40

let waiting: Tracked[] = []
let take: ((event: Tracked) => void) | undefined

/** Costs nothing, throws nothing, and leads to a request only where the visitor agreed to be counted. */
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
