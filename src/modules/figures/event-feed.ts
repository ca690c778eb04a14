import type { IncomingMessage, ServerResponse } from 'node:http'
import type { VisitEvent } from '#contract/figures.ts'
import { DomainError, TooManyRequests } from '#kit/http/domain-error.ts'
import { EventStreams, type OpenStream } from '#kit/realtime/event-streams.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { type EventFilter, listNewEvents } from './list-events.ts'

type Feeding = Pick<Ctx, 'db' | 'clock' | 'log'>
export type FeedReader = {
  filter: EventFilter
  language: Ctx['language']
  /** Asked before each look; throws for who may not follow any more. */
  mayFollow: () => Promise<{ accountId: string }>
  headers: Record<string, string>
}
type Followed = FeedReader & { topic: string; stream: OpenStream; since: Date; seen: ReadonlySet<string> }

/** Visits are written without telling anybody, since they are many and hardly watched: who watches looks once a second. */
const lookEveryMs = 1000
/** Rows of another process may be written so much after their moment. */
const lateMs = 10_000
const mostAtOnce = 200
const mostPerAccount = 5
const comeBackSeconds = 30
const ended = 'event: ended\ndata: {}\n\n'
/** Whoever was away for less is told all that came meanwhile. */
const greeting = `event: hello\ndata: {"quiet_ms":${lateMs}}\n\n`

/** Streams of what visitors do, for administrators who look at it. */
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
    // A full look ends in the middle of what there is.
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
    /** Takes the response over. Throws what `mayFollow` throws, TooManyRequests, or 503 where there are too many. */
    async open(request: IncomingMessage, response: ServerResponse, reader: FeedReader): Promise<void> {
      const { accountId } = await reader.mayFollow()
      if (streams.isFull) throw new DomainError('unavailable', 503)
      if (streams.countOf(accountId) >= mostPerAccount) throw new TooManyRequests(comeBackSeconds)
      if (response.destroyed || request.socket.destroyed) return
      const topic = newId()
      // The page was read before it is followed, and knows the events that it has.
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
