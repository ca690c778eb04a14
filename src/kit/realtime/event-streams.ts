import type { IncomingMessage, ServerResponse } from 'node:http'

export type EventStreamsOptions = {
  /** Most streams at once; the next one is refused. */
  most?: number
  heartbeatMs?: number
  /** Most unread bytes of one reader. Beyond this it is disconnected, to reconnect and catch up. */
  mostUnreadBytes?: number
}

type Stream = { response: ServerResponse; topics: readonly string[]; countedAs: readonly string[] }

/** `countedAs`: keys, such as an address, that identify the streams of one reader. */
export type Reader = {
  topics: readonly string[]
  countedAs: readonly string[]
  headers?: Record<string, string>
  greeting?: string
}

/** `end` sends a last event and closes the stream. */
export type OpenStream = { end: (lastEvent?: string) => void; closed: Promise<void> }

/** The longest pause of a browser before it reconnects. */
const retryMs = 1000

/** Events are encoded once. A slow or gone reader costs the others nothing. Nothing is stored for late readers. */
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
   * Returns whether one more stream may open. When full, it closes a stream of the reader with the most, unless that is this reader. This
   * keeps a few addresses from taking all places.
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
      // No later request waits for this connection when the stream ends, least of all one of a stopping server.
      connection: 'close',
      // Otherwise nginx holds events back until its buffer is full.
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

  /** Sends an event in its wire format, with its own name. */
  publishEvent(topic: string, event: string): void {
    this.#write(Buffer.from(event), this.#byTopic.get(topic) ?? [])
  }

  /** Disconnects every reader. Browsers reconnect by themselves. */
  closeAll(): void {
    for (const { response } of this.#streams) response.end()
  }

  /** Closes for good: `isFull` is true from now on. */
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
