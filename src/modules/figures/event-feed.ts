import type { IncomingMessage, ServerResponse } from 'node:http'
import type { VisitEvent } from '#contract/figures.ts'
import { DomainError, TooManyRequests } from '#kit/http/domain-error.ts'
import { EventStreams, type OpenStream } from '#kit/realtime/event-streams.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { type EventFilter, listNewEvents } from './list-events.ts'

type Feeding = Pick<Ctx, 'db' | 'clock' | 'log'>
export type FeedReader = {
  filter: EventFilter
  language: Ctx['language']
  /** Called before each read; throws when the reader may no longer follow. */
  mayFollow: () => Promise<{ accountId: string }>
  headers: Record<string, string>
}
type Followed = FeedReader & { topic: string; stream: OpenStream; since: Date; seen: ReadonlySet<string> }

/** The feed polls, because visits are too many and too rarely watched for notifications. */
const lookEveryMs = 1000
/** Another process may write a row this long after its event. */
const lateMs = 10_000
const mostAtOnce = 200
const mostPerAccount = 5
const comeBackSeconds = 30
const ended = 'event: ended\ndata: {}\n\n'
/** A reader who was disconnected for less than `quiet_ms` gets all missed events. */
const greeting = `event: hello\ndata: {"quiet_ms":${lateMs}}\n\n`

/** Streams visitors' events to administrators who follow them. */
export function createEventFeed({ db, clock, log }: Feeding) {
  const streams = new EventStreams({ most: 50 })
  const followed = new Set<Followed>()
  let isLooking = false

  async function look(reader: Followed): Promise<void> {
    const allowed = await reader.mayFollow().catch((error: unknown) => {
      if (error instanceof DomainError) return undefined
      throw error
    })
    if (!allowed) return reader.stream.end(ended)
    const events = await listNewEvents({ db, clock, language: reader.language }, reader.filter, { since: reader.since, most: mostAtOnce })
    const fresh = events.filter(({ id }) => !reader.seen.has(id))
    for (const event of fresh) streams.publish(reader.topic, event satisfies VisitEvent)
    // A full batch may leave out later events, so the next read continues from its last event.
    const last = events.length === mostAtOnce ? events.at(-1) : undefined
    const now = last ? new Date(last.occurred_at) : new Date(clock.now().getTime() - lateMs)
    reader.since = now > reader.since ? now : reader.since
    reader.seen = new Set(events.map(({ id }) => id))
  }

  async function lookAll(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      await Promise.all([...followed].map(look))
    } catch (error) {
      log.warn({ code: error instanceof Error ? error.name : 'unknown' }, 'what visitors do could not be read for who follows it')
    } finally {
      isLooking = false
    }
  }

  const timer = setInterval(() => void lookAll(), lookEveryMs).unref()

  return {
    /** Takes over the response. Throws the errors of `mayFollow`, TooManyRequests, or 503 when there are too many readers. */
    async open(request: IncomingMessage, response: ServerResponse, reader: FeedReader): Promise<void> {
      const { accountId } = await reader.mayFollow()
      if (streams.isFull) refuse('unavailable')
      if (streams.countOf(accountId) >= mostPerAccount) throw new TooManyRequests(comeBackSeconds)
      if (response.destroyed || request.socket.destroyed) return
      const topic = newId()
      // Includes the time before the stream opened, since the page loaded earlier. The page ignores events that it already has.
      const since = new Date(clock.now().getTime() - lateMs)
      const stream = streams.open(request, response, { topics: [topic], countedAs: [accountId], headers: reader.headers, greeting })
      const one: Followed = { ...reader, topic, stream, since, seen: new Set() }
      followed.add(one)
      void stream.closed.then(() => followed.delete(one))
    },
    get readers(): number {
      return streams.size
    },
    close(): void {
      clearInterval(timer)
      streams.close()
    },
  }
}
