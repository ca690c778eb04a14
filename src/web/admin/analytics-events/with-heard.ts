import type { VisitEvent } from '#contract/figures.ts'

type Read = { events: readonly VisitEvent[]; next_cursor: string | null }

/** Adds events from the stream to a page of events, newest first. Events older than the page belong to the next page. */
export function withHeard({ events, next_cursor }: Read, heard: readonly VisitEvent[]): readonly VisitEvent[] {
  const known = new Set(events.map(({ id }) => id))
  const oldest = next_cursor === null ? undefined : events.at(-1)?.occurred_at
  const besides = heard.filter(({ id, occurred_at }) => !known.has(id) && (oldest === undefined || occurred_at >= oldest))
  return [...besides, ...events].sort((a, b) => Date.parse(b.occurred_at) - Date.parse(a.occurred_at))
}
