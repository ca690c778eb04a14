import type { IncomingMessage, ServerResponse } from 'node:http'
import { ReadCache } from '../read-cache.ts'
import { type Answer, CompressedAnswer } from './compressed-answer.ts'
import { type Encoding, pickEncoding } from './compression.ts'
import { ResponseStore } from './response-store.ts'
import type { SharedHeaders } from './shared-cache.ts'

export type { Answer } from './compressed-answer.ts'

type Making<Tag> = { uses: Set<Tag>; purged: Set<Tag>; isStale: boolean }
const tryAgainMs = 2000
const unshared: SharedHeaders = {}
const unmade: Answer = { status: 503, headers: {}, body: Buffer.alloc(0) }

export type ResponseCacheOptions = {
  /** Returns the cache key of a request, or undefined when its answer must not be cached. */
  keyOf: (request: IncomingMessage) => string | undefined
  /** Added to every answer from the cache, because no later code sets headers on it. */
  headers?: Record<string, string>
  /** Headers for a cache in front, added by tag to the answers cached here. */
  sharedHeaders?: (tags: Iterable<string>) => SharedHeaders
  maxBytes: number
  /** The part of `maxBytes` for answers that are ready to send. */
  readyBytes: number
}

/**
 * Caches answers that are the same for everybody until something they use changes. There is no expiry: `purge` runs once the write is
 * visible, and answers in progress then are not cached. While change notifications are lost, each answer is made again; if the database is
 * down too, the last known one is sent.
 */
export class ResponseCache<Tag extends string = string> {
  /** The reads that answers were made from, purged by the same tags. */
  readonly reads = new ReadCache<Tag>()
  readonly #keyOf: ResponseCacheOptions['keyOf']
  readonly #headers: Record<string, string>
  readonly #sharedHeaders: (tags: Iterable<string>) => SharedHeaders
  readonly #kept: ResponseStore<Tag>
  /** Answers that were cached when change notifications were lost. */
  readonly #lastKnown = new Map<string, CompressedAnswer>()
  /** Until this time an answer that failed is not retried. */
  #awayUntilMs = 0
  readonly #making = new Map<string, Making<Tag> & { answer: Promise<CompressedAnswer> }>()
  #isPaused = true
  #hits = 0
  #misses = 0

  constructor({ keyOf, headers = {}, sharedHeaders = () => unshared, maxBytes, readyBytes }: ResponseCacheOptions) {
    this.#keyOf = keyOf
    this.#headers = headers
    this.#sharedHeaders = sharedHeaders
    this.#kept = new ResponseStore({ maxBytes, readyBytes })
  }

  get size(): number {
    return this.#kept.size
  }

  get bytes(): number {
    return this.#kept.bytes
  }

  get counts(): { hits: number; misses: number } {
    return { hits: this.#hits, misses: this.#misses }
  }

  /** Answers from memory without touching the rest of the server. Returns false when nothing is cached. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const key = this.#keyOf(request)
    if (key === undefined) return false
    const kept = this.#kept.find(key)
    const answer = kept?.answer ?? this.#findLastKnown(key)
    if (!answer) return false
    this.#hits += 1
    if (isKnown(request.headers['if-none-match'], answer.etag)) {
      response.writeHead(304, { ...this.#headers, ...answer.headersUnchanged(), ...kept?.shared }).end()
      return true
    }
    const encoding = pickEncoding(request.headers['accept-encoding'])
    const send = (form: Buffer) => {
      response.writeHead(answer.status, { ...this.#headers, ...answer.headersFor(encoding, form), ...kept?.shared })
      response.end(request.method === 'HEAD' ? undefined : form)
    }
    const form = answer.find(encoding)
    if (form) send(form)
    else this.#kept.formOf(key, answer, encoding).then(send, () => response.destroy())
    return true
  }

  /** Once for all concurrent requests; cached unless a change overtook it. Requests after that change get a new one. */
  async produce(key: string, make: (uses: Set<Tag>) => Promise<Answer>, acceptEncoding: string | undefined): Promise<Answer> {
    this.#misses += 1
    const encoding = pickEncoding(acceptEncoding)
    const answer = await this.#joinOrMake(key, encoding, make)
    const body = await answer.get(encoding)
    // An answer that a change has overtaken is cached neither here nor in front.
    const kept = this.#kept.peek(key)
    const shared = kept?.answer === answer ? kept.shared : unshared
    return { status: answer.status, headers: { ...this.#headers, ...answer.headersFor(encoding, body), ...shared }, body }
  }

  purge(tags: readonly Tag[]): void {
    this.reads.purge(tags)
    for (const tag of tags) {
      this.#kept.purge(tag)
      // An answer in progress may have read the row before the change and add its tag only later.
      for (const making of this.#making.values()) making.purged.add(tag)
    }
  }

  /** Drops everything, for a change whose effect is unknown. */
  clear(): void {
    this.reads.clear()
    for (const making of this.#making.values()) making.isStale = true
    this.#kept.clear()
  }

  /** Stops caching until `resume`. Called when changes may have been missed. */
  pause(): void {
    this.reads.pause()
    this.#isPaused = true
    for (const making of this.#making.values()) making.isStale = true
    for (const [key, answer] of this.#kept) this.#lastKnown.set(key, answer)
    this.#kept.clear()
  }

  resume(): void {
    this.reads.resume()
    for (const making of this.#making.values()) making.isStale = true
    this.#isPaused = false
    this.#lastKnown.clear()
    this.#awayUntilMs = 0
  }

  async #joinOrMake(key: string, encoding: Encoding, make: (uses: Set<Tag>) => Promise<Answer>): Promise<CompressedAnswer> {
    const joined = this.#making.get(key)
    if (!joined) {
      const begun: Making<Tag> = { uses: new Set(), purged: new Set(), isStale: false }
      const answer = this.#make(key, begun, encoding, make).finally(() => this.#making.delete(key))
      this.#making.set(key, Object.assign(begun, { answer }))
      return answer
    }
    const { uses, isStale, purged } = joined
    const before = { uses, isStale, purged: new Set(purged) }
    const answer = await joined.answer
    // Only now are the tags known. All who joined too late make the next answer together, so only one is in progress at a time.
    return isOvertaken(before) ? this.#joinOrMake(key, encoding, make) : answer
  }

  async #make(key: string, state: Making<Tag>, encoding: Encoding, make: (uses: Set<Tag>) => Promise<Answer>): Promise<CompressedAnswer> {
    const lastKnown = this.#lastKnown.get(key)
    const made = await (lastKnown ? make(state.uses).catch(() => unmade) : make(state.uses))
    if (lastKnown && made.status === 503) {
      this.#awayUntilMs = performance.now() + tryAgainMs
      return lastKnown
    }
    const answer = await CompressedAnswer.of(made, encoding)
    if (made.status === 200 && !isOvertaken(state) && !this.#isPaused)
      this.#kept.keep(key, answer, state.uses, this.#sharedHeaders(state.uses))
    return answer
  }

  /** Now and then one request waits to find out whether the database is back; the others are answered at once. */
  #findLastKnown(key: string): CompressedAnswer | undefined {
    return performance.now() < this.#awayUntilMs ? this.#lastKnown.get(key) : undefined
  }
}

function isOvertaken<Tag>({ uses, purged, isStale }: Making<Tag>): boolean {
  return isStale || [...uses].some((tag) => purged.has(tag))
}

/** If-None-Match is a list. Proxies that recompress answers may make tags weak or strong. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^(?!W\/)/, 'W/') === etag))
  )
}
