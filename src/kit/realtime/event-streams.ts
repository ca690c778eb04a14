import type { IncomingMessage, ServerResponse } from 'node:http'

export type EventStreamsOptions = {
  /** The most streams at once; the next one is refused. */
  most?: number
  heartbeatMs?: number
  /** The most bytes that one reader may leave unread before it is disconnected, to reconnect and catch up. */
  mostUnreadBytes?: number
}

type Stream = { response: ServerResponse; topics: readonly string[]; countedAs: readonly string[] }

/** `countedAs`: by what several streams are known to be one reader's, such as an address. */
export type Reader = {
  topics: readonly string[]
  countedAs: readonly string[]
  headers?: Record<string, string>
  greeting?: string
}

/** `end` says a last event and lets the reader go. */
export type OpenStream = { end: (lastEvent?: string) => void; closed: Promise<void> }

/** The longest that a browser waits before it reconnects. */
const retryMs = 1000

/** Server-sent events: encoded once for all readers; a slow or gone one costs the others nothing. Nothing is stored for late ones. */
export class EventStreams {
  readonly #most: number
  readonly #mostUnreadBytes: number
  readonly #streams = new Set<Stream>()
  readonly #byTopic = new Map<string, Set<Stream>>()
  readonly #counts = new Map<string, number>()
  readonly #timer: NodeJS.Timeout
  #isClosed = false

  constructor({ most = 5000, heartbeatMs = 25_000, mostUnreadBytes = 256 * 1024 }: EventStreamsOptions = {}) {
    this.#most = most
    this.#mostUnreadBytes = mostUnreadBytes
    this.#timer = setInterval(() => this.#write(heartbeat, this.#streams), heartbeatMs).unref()
  }

  get size(): number {
    return this.#streams.size
  }

  get isFull(): boolean {
    return this.#isClosed || this.#streams.size >= this.#most
  }

  /**
   * Whether one more may open. While all places are taken, somebody with several gives one up for a reader who has fewer: few addresses
   * can't keep everybody else out.
   */
  makeRoomFor(reader: string): boolean {
    if (!this.isFull) return true
    if (this.#isClosed) return false
    let largest = { reader, count: this.countOf(reader) + 1 }
    for (const [other, count] of this.#counts) if (count > largest.count) largest = { reader: other, count }
    if (largest.reader === reader) return false
    const given = [...this.#streams].findLast(({ countedAs }) => countedAs.includes(largest.reader))
    given?.response.destroy()
    if (given) this.#forget(given)
    return given !== undefined
  }

  countOf(reader: string): number {
    return this.#counts.get(reader) ?? 0
  }

  hasReaders(topic: string): boolean {
    return this.#byTopic.has(topic)
  }

  /** Takes over the response until either side ends it. */
  open(request: IncomingMessage, response: ServerResponse, { topics, countedAs, headers, greeting = '' }: Reader): OpenStream {
    const stream: Stream = { response, topics, countedAs }
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // So that nothing else waits for this connection when the stream ends, least of all a stopping server.
      connection: 'close',
      // nginx would otherwise hold events back until its buffer is full.
      'x-accel-buffering': 'no',
    })
    request.socket.setNoDelay(true)
    request.socket.setKeepAlive(true, 30_000)
    this.#streams.add(stream)
    for (const topic of topics) addTo(this.#byTopic, topic, stream)
    for (const reader of countedAs) this.#counts.set(reader, this.countOf(reader) + 1)
    const closed = new Promise<void>((resolve) => {
      response.once('close', () => {
        this.#forget(stream)
        resolve()
      })
    })
    response.on('error', () => response.destroy())
    response.write(`retry: ${retryMs}\n: open\n\n${greeting}`)
    return { end: (lastEvent) => void response.end(lastEvent), closed }
  }

  publish(topic: string, content: unknown): void {
    this.publishEvent(topic, `data: ${JSON.stringify(content)}\n\n`)
  }

  /** An event as it is written down, with a name of its own. */
  publishEvent(topic: string, event: string): void {
    this.#write(Buffer.from(event), this.#byTopic.get(topic) ?? [])
  }

  /** Disconnects everybody; browsers reconnect by themselves. */
  closeAll(): void {
    for (const { response } of this.#streams) response.end()
  }

  /** For good: from now on `isFull`. */
  close(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
    this.closeAll()
  }

  #write(bytes: Buffer, streams: Iterable<Stream>): void {
    for (const stream of streams) {
      stream.response.write(bytes)
      if (stream.response.writableLength > this.#mostUnreadBytes) stream.response.destroy()
    }
  }

  #forget(stream: Stream): void {
    if (!this.#streams.delete(stream)) return
    for (const topic of stream.topics) {
      const readers = this.#byTopic.get(topic)
      readers?.delete(stream)
      if (readers?.size === 0) this.#byTopic.delete(topic)
    }
    for (const reader of stream.countedAs) {
      const left = this.countOf(reader) - 1
      if (left > 0) this.#counts.set(reader, left)
      else this.#counts.delete(reader)
    }
  }
}

function addTo(byTopic: Map<string, Set<Stream>>, topic: string, stream: Stream): void {
  const readers = byTopic.get(topic)
  if (readers) readers.add(stream)
  else byTopic.set(topic, new Set([stream]))
}

const heartbeat = Buffer.from(': heartbeat\n\n')
