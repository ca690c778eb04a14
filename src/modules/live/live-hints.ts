import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LiveHint, PictureProgress, StaffTopic } from '#contract/live.ts'
import { DomainError, TooManyRequests } from '#kit/http/domain-error.ts'
import { EventStreams, type EventStreamsOptions, type OpenStream } from '#kit/realtime/event-streams.ts'
import type { Log } from '#kit/log/log.ts'
import type { Holder, LiveEffect, Right, Topic } from '#modules/live-effects.ts'
import { refuse } from '#modules/refuse.ts'

export type Follower = {
  topics: readonly Topic[]
  /** Called when the stream opens and whenever the right may have changed. Throws a DomainError if the person may not follow. */
  mayFollow: () => Promise<Right>
  address: string
  headers: Record<string, string>
}

type Watch = { stream: OpenStream; mayFollow: Follower['mayFollow']; timer: NodeJS.Timeout | undefined }

/** Groups the changes of one transaction, which arrive together. */
const gatherMs = 15
/** Above this many changes at once, e.g. from an import, followers must reload everything. */
const mostAtOnce = 100
const mostPerHolder = 30
const longestUnwatchedMs = 30 * 60_000
const comeBackSeconds = 30

/** Sent to a follower who has lost the right; the client then does not reconnect. */
const ended = 'event: ended\ndata: {}\n\n'

/** Sends ids of what changed. Disconnects followers who lost the right, and refuses new ones while changes are not received. */
export class LiveHints {
  readonly #streams: EventStreams
  readonly #log: Log
  readonly #watches = new Map<Holder, Set<Watch>>()
  readonly #pending = new Map<Topic, Map<string, LiveHint>>()
  /** All orders share one entry: there are too many to store a time for each. */
  readonly #changedAtMs = new Map<StaffTopic, number>()
  /** Changes before this moment were not received. */
  #heardSinceMs = performance.now()
  #timer: NodeJS.Timeout | undefined
  #rightsSeen = 0
  #isPaused = false

  constructor(log: Log, options: EventStreamsOptions = { most: 2000 }) {
    this.#log = log
    this.#streams = new EventStreams(options)
  }

  get size(): number {
    return this.#streams.size
  }

  note(effects: readonly LiveEffect[]): void {
    for (const effect of effects) {
      if ('rights' in effect) this.#recheck(effect.rights)
      else this.#tell(effect)
    }
  }

  /** Forwards who moves which item on the board. `hold` contains only ids, as the sending instance wrote them. */
  tellHold(hold: string): void {
    this.#streams.publishEvent('queue', `event: hold\ndata: ${hold}\n\n`)
  }

  /** Forwards the progress of a session's picture, as written by the instance that makes it. */
  tellProgress(progress: string): void {
    const { session, ...hint } = JSON.parse(progress) as PictureProgress & { session: string }
    this.#streams.publishEvent(`studio:${session}`, `event: progress\ndata: ${JSON.stringify(hint)}\n\n`)
  }

  /** Takes over the response. Throws what `mayFollow` throws, TooManyRequests, or 503 while changes are not received. */
  async open(request: IncomingMessage, response: ServerResponse, { topics, mayFollow, address, headers }: Follower): Promise<void> {
    const rightsSeen = this.#rightsSeen
    const { holders, until } = await mayFollow()
    if (this.#isPaused) refuse('unavailable')
    const countedAs = [...holders, `address:${address}`]
    if (countedAs.some((reader) => this.#streams.countOf(reader) >= (reader.startsWith('address:') ? 20 : 1) * mostPerHolder))
      throw new TooManyRequests(comeBackSeconds)
    if (response.destroyed || request.socket.destroyed) return
    if (!this.#streams.makeRoomFor(`address:${address}`)) refuse('unavailable')
    const greeting = `event: hello\ndata: {"quiet_ms":${this.#quietMs(topics)}}\n\n`
    const stream = this.#streams.open(request, response, { topics, countedAs, headers, greeting })
    const watch: Watch = { stream, mayFollow, timer: undefined }
    for (const holder of [...holders, 'everybody'] as const) addTo(this.#watches, holder, watch)
    this.#lookAgainAt(watch, until)
    void stream.closed.then(() => {
      clearTimeout(watch.timer)
      for (const holder of [...holders, 'everybody'] as const) removeFrom(this.#watches, holder, watch)
    })
    // Rights changed while they were being read.
    if (rightsSeen !== this.#rightsSeen) void this.#look(watch)
  }

  /** Changes may be missed: disconnects all followers, who reconnect and catch up. */
  pause(): void {
    this.#isPaused = true
    this.#streams.closeAll()
  }

  resume(): void {
    this.#isPaused = false
    this.#changedAtMs.clear()
    this.#heardSinceMs = performance.now()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#streams.close()
  }

  #quietMs(topics: readonly Topic[]): number {
    const changedAt = Math.max(...topics.map((topic) => this.#changedAtMs.get(staffTopicOf(topic)) ?? this.#heardSinceMs))
    return Math.floor(performance.now() - changedAt)
  }

  #tell({ topic, id, type }: Extract<LiveEffect, { topic: Topic }>): void {
    const shownTopic = staffTopicOf(topic)
    this.#changedAtMs.set(shownTopic, performance.now())
    if (!this.#streams.hasReaders(topic)) return
    const hints = this.#pending.get(topic) ?? new Map<string, LiveHint>()
    this.#pending.set(topic, hints)
    const earlier = hints.get(id)
    hints.set(id, { topic: shownTopic, id, type: earlier?.type === 'INSERT' && type === 'UPDATE' ? 'INSERT' : type })
    this.#timer ??= setTimeout(() => this.#publish(), gatherMs)
  }

  #publish(): void {
    this.#timer = undefined
    const pending = [...this.#pending]
    this.#pending.clear()
    for (const [topic, hints] of pending) {
      if (hints.size > mostAtOnce) this.#streams.publishEvent(topic, `event: missed\ndata: ${JSON.stringify({ topic })}\n\n`)
      else for (const hint of hints.values()) this.#streams.publish(topic, hint)
    }
  }

  #recheck(holder: Holder): void {
    this.#rightsSeen += 1
    for (const watch of this.#watches.get(holder) ?? []) void this.#look(watch)
  }

  async #look(watch: Watch): Promise<void> {
    try {
      this.#lookAgainAt(watch, (await watch.mayFollow()).until)
    } catch (error) {
      if (!(error instanceof DomainError)) this.#log.warn({ err: error }, 'the rights of a follower could not be read')
      watch.stream.end(error instanceof DomainError && error.status < 500 ? ended : undefined)
    }
  }

  #lookAgainAt(watch: Watch, until: Date | undefined): void {
    clearTimeout(watch.timer)
    const leftMs = until === undefined ? longestUnwatchedMs : until.getTime() - Date.now()
    watch.timer = setTimeout(() => void this.#look(watch), Math.max(0, Math.min(leftMs, longestUnwatchedMs))).unref()
  }
}

function staffTopicOf(topic: Topic): StaffTopic {
  if (isOrder(topic)) return 'orders'
  return isSession(topic) ? 'studio' : topic
}

function isOrder(topic: Topic): topic is `order:${string}` {
  return topic.startsWith('order:')
}

function isSession(topic: Topic): topic is `studio:${string}` {
  return topic.startsWith('studio:')
}

function addTo<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const values = sets.get(key)
  if (values) values.add(value)
  else sets.set(key, new Set([value]))
}

function removeFrom<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const values = sets.get(key)
  values?.delete(value)
  if (values?.size === 0) sets.delete(key)
}
