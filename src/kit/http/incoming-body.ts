import { Readable } from 'node:stream'
import { DomainError } from './domain-error.ts'

/** How fast a body has to come: in each stretch of time so many bytes or its end, and all of it within the whole time. */
export type Pace = { everyMs: number; leastBytes: number; mostMs: number }

/** The slowest telephone that still gets a picture through. */
export const slowestPace: Pace = { everyMs: 10_000, leastBytes: 40_000, mostMs: 5 * 60_000 }

/** The sender takes too long. */
class TooSlow extends DomainError {
  constructor() {
    super('too_slow', 408)
  }
}

/** A request's body as it arrives. It is read straight from Node's stream, of which nothing is kept that nobody asked for. */
export class IncomingBody {
  readonly #source: Readable
  #wake: (() => void) | undefined
  #isListening = false

  constructor(source: Readable) {
    this.#source = source
  }

  /** Whether all of it has come and been read, or the sender is gone. */
  get isOver(): boolean {
    return this.#source.readableEnded || this.#source.destroyed
  }

  /** Piece by piece; may be left off at any of them and taken up again. Throws TooSlow, and malformed when the sender breaks off. */
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
        // The sender is not to blame for what its reader does meanwhile.
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

  /** Reads on and forgets it; true once all of it has passed. */
  async letPass({ mostBytes, mostMs }: { mostBytes: number; mostMs: number }): Promise<boolean> {
    let bytes = 0
    try {
      for await (const piece of this.pieces({ everyMs: mostMs, leastBytes: 0, mostMs })) {
        bytes += piece.length
        if (bytes > mostBytes) break
      }
    } catch {
      // Too slow, or gone: then it is over as well.
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

/** Of a request that was not sent by wire. */
export function bodyOf(request: Request): IncomingBody | undefined {
  return request.body ? new IncomingBody(Readable.from(request.body, { objectMode: false })) : undefined
}
