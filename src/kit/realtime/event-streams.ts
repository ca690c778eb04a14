import type { IncomingMessage, ServerResponse } from 'node:http'

export type EventStreamsOptions = {
  /** Streams in all; the next one is refused. */
  most?: number
  heartbeatMs?: number
  /** What one reader may leave unread before it is let go, to come back and catch up. */
  mostUnreadBytes?: number
}

type Stream = { response: ServerResponse; topics: ReadonlySet<string>; address: string }

/** The longest that a browser of its own accord waits before it comes back. */
const retryMs = 1000

/**
 * Open streams of server-sent events. What is published is written down once, as bytes, however many read it; a reader that is too
 * slow or gone costs nobody else anything. Nothing is kept for those who come later.
 */
export class EventStreams {
  readonly #most: number
  readonly #mostUnreadBytes: number
  readonly #streams = new Set<Stream>()
  readonly #byAddress = new Map<string, number>()
  readonly #timer: NodeJS.Timeout
  #isClosed = false

  constructor({ most = 5000, heartbeatMs = 25_000, mostUnreadBytes = 256 * 1024 }: EventStreamsOptions = {}) {
    this.#most = most
    this.#mostUnreadBytes = mostUnreadBytes
    this.#timer = setInterval(() => this.#write(heartbeat, () => true), heartbeatMs).unref()
  }

  get size(): number {
    return this.#streams.size
  }

  get isFull(): boolean {
    return this.#isClosed || this.#streams.size >= this.#most
  }

  countOf(address: string): number {
    return this.#byAddress.get(address) ?? 0
  }

  hasReaders(topic: string): boolean {
    for (const { topics } of this.#streams) if (topics.has(topic)) return true
    return false
  }

  /** Takes the response over until either side ends it. `greeting` is an event of the caller's own, sent first. */
  open(
    request: IncomingMessage,
    response: ServerResponse,
    reader: { topics: readonly string[]; address: string; headers?: Record<string, string>; greeting?: string },
  ): void {
    const stream: Stream = { response, topics: new Set(reader.topics), address: reader.address }
    response.writeHead(200, {
      ...reader.headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // When the stream ends nothing else waits for this connection, least of all a server that stops.
      connection: 'close',
      // nginx would hold events back until its buffer is full.
      'x-accel-buffering': 'no',
    })
    request.socket.setNoDelay(true)
    request.socket.setKeepAlive(true, 30_000)
    this.#streams.add(stream)
    this.#byAddress.set(reader.address, this.countOf(reader.address) + 1)
    response.once('close', () => this.#forget(stream))
    response.on('error', () => response.destroy())
    response.write(`retry: ${retryMs}\n: open\n\n${reader.greeting ?? ''}`)
  }

  publish(topic: string, content: unknown): void {
    this.#write(Buffer.from(`data: ${JSON.stringify(content)}\n\n`), ({ topics }) => topics.has(topic))
  }

  /** Lets everybody go; browsers come back by themselves. */
  closeAll(): void {
    for (const { response } of this.#streams) response.end()
  }

  /** For good: from now on `isFull`. */
  close(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
    this.closeAll()
  }

  #write(bytes: Buffer, isFor: (stream: Stream) => boolean): void {
    for (const stream of this.#streams) {
      if (!isFor(stream)) continue
      stream.response.write(bytes)
      if (stream.response.writableLength > this.#mostUnreadBytes) stream.response.destroy()
    }
  }

  #forget(stream: Stream): void {
    if (!this.#streams.delete(stream)) return
    const left = this.countOf(stream.address) - 1
    if (left > 0) this.#byAddress.set(stream.address, left)
    else this.#byAddress.delete(stream.address)
  }
}

const heartbeat = Buffer.from(': heartbeat\n\n')
