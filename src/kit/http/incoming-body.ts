import { Readable } from 'node:stream'
import { DomainError } from './domain-error.ts'

/** The slowest allowed sender: at least `leastBytes` in each interval except the last, and the whole body within `mostMs`. */
export type Pace = { everyMs: number; leastBytes: number; mostMs: number }

/** The slowest phone connection that can still upload an image. */
export const slowestPace: Pace = { everyMs: 10_000, leastBytes: 40_000, mostMs: 5 * 60_000 }

export class TooSlow extends DomainError {
  constructor() {
    super('too_slow', 408)
  }
}

/** The body of a request as it arrives, read directly from Node's stream. Nothing is buffered before it is read. */
export class IncomingBody {
  readonly #source: Readable
  #wake: (() => void) | undefined
  #isListening = false

  constructor(source: Readable) {
    this.#source = source
  }

  get isOver(): boolean {
    return this.#source.readableEnded || this.#source.destroyed
  }

  /** Yields pieces. Reading may stop after any of them and continue later. Throws TooSlow, or malformed when the sender aborts. */
  async *pieces({ everyMs, leastBytes, mostMs }: Pace): AsyncGenerator<Buffer, void, undefined> {
    this.#listen()
    const source = this.#source
    let end = performance.now() + mostMs
    let stretchEnd = performance.now() + everyMs
    let inStretch = 0
    while (!source.readableEnded) {
      const piece: Buffer | null = source.read()
      if (piece) {
        inStretch += piece.length
        const readAt = performance.now()
        yield piece
        // Time that the reader spends on a piece does not count against the sender.
        const pauseMs = performance.now() - readAt
        end += pauseMs
        stretchEnd += pauseMs
      } else if (source.destroyed) {
        throw new DomainError('malformed', 400)
      } else {
        await this.#more(Math.min(end, stretchEnd))
      }
      const now = performance.now()
      if (now >= end || (now >= stretchEnd && inStretch < leastBytes)) {
        if (source.readableEnded) return
        throw new TooSlow()
      }
      if (now < stretchEnd) continue
      stretchEnd = now + everyMs
      inStretch = 0
    }
  }

  /** Reads and discards the rest. Returns true once all of it has arrived. */
  async letPass({ mostBytes, mostMs }: { mostBytes: number; mostMs: number }): Promise<boolean> {
    let bytes = 0
    try {
      for await (const piece of this.pieces({ everyMs: mostMs, leastBytes: 0, mostMs })) {
        bytes += piece.length
        if (bytes > mostBytes) break
      }
    } catch {
      // Too slow or aborted: the body is over as well.
    }
    return this.isOver
  }

  #listen(): void {
    if (this.#isListening) return
    this.#isListening = true
    for (const event of ['readable', 'end', 'close', 'error']) this.#source.on(event, () => this.#wake?.())
  }

  async #more(until: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, Math.max(0, until - performance.now()))
    this.#wake = resolve
    await promise
    this.#wake = undefined
    clearTimeout(timer)
  }
}

/** Returns undefined for a request that did not come over the network. */
export function bodyOf(request: Request): IncomingBody | undefined {
  return request.body ? new IncomingBody(Readable.from(request.body, { objectMode: false })) : undefined
}
