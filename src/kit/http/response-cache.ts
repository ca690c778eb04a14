import type { IncomingMessage, ServerResponse } from 'node:http'
import { KeptReads } from '../kept-reads.ts'
import { type Answer, CompressedAnswer } from './compressed-answer.ts'
import { type Encoding, pickEncoding } from './compression.ts'
import { KeptAnswers } from './kept-answers.ts'
import type { SharedHeaders } from './shared-cache.ts'

export type { Answer } from './compressed-answer.ts'

type Making<Tag> = { uses: Set<Tag>; purged: Set<Tag>; isStale: boolean }
const tryAgainMs = 2000
const unshared: SharedHeaders = {}
const unmade: Answer = { status: 503, headers: {}, body: Buffer.alloc(0) }

export type ResponseCacheOptions = {
  /** The cache key of a request, or undefined when its answer must not be cached. */
  keyOf: (request: IncomingMessage) => string | undefined
  /** Added to every answer from the cache, which passes nothing else that sets headers. */
  headers?: Record<string, string>
  /** For a cache in front: added to what is kept here, by its tags. */
  sharedHeaders?: (tags: Iterable<string>) => SharedHeaders
  maxBytes: number
  /** Of those, for what is ready to be sent. */
  readyBytes: number
}

/**
 * Caches answers that are the same for everybody, as bytes, until something they were made from changes. There is no expiry: `purge` drops
 * them when the write is visible, and an answer that was being made meanwhile is not cached. When memory runs out the least recently used
 * ones go. While change notifications are lost each answer is made again; if that fails too, because the database is down, the last known
 * answer is used.
 */
export class ResponseCache<Tag extends string = string> {
  /** What they were made from, dropped with them. */
  readonly reads = new KeptReads<Tag>()
  readonly #keyOf: ResponseCacheOptions['keyOf']
  readonly #headers: Record<string, string>
  readonly #sharedHeaders: (tags: Iterable<string>) => SharedHeaders
  readonly #kept: KeptAnswers<Tag>
  /** What was cached when change notifications were lost. */
  readonly #lastKnown = new Map<string, CompressedAnswer>()
  /** Until then nobody retries an answer that could not be made. */
  #awayUntilMs = 0
  readonly #making = new Map<string, Making<Tag> & { answer: Promise<CompressedAnswer> }>()
  #isPaused = true
  #hits = 0
  #misses = 0

  constructor({ keyOf, headers = {}, sharedHeaders = () => unshared, maxBytes, readyBytes }: ResponseCacheOptions) {
    this.#keyOf = keyOf
    this.#headers = headers
    this.#sharedHeaders = sharedHeaders
    this.#kept = new KeptAnswers({ maxBytes, readyBytes })
  }

  get size(): number {
    return this.#kept.size
  }

  get bytes(): number {
    return this.#kept.bytes
  }

  /** How many answers came from memory since the start, and how many had to be made. */
  get counts(): { hits: number; misses: number } {
    return { hits: this.#hits, misses: this.#misses }
  }

  /** Answers from memory without touching the rest of the server; false when there is nothing cached. */
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

  /** Makes the answer once for all concurrent requests, and caches it unless a change overtook it: who asked after the change gets another. */
  async produce(key: string, make: (uses: Set<Tag>) => Promise<Answer>, acceptEncoding: string | undefined): Promise<Answer> {
    this.#misses += 1
    const encoding = pickEncoding(acceptEncoding)
    const answer = await this.#joinOrMake(key, encoding, make)
    const body = await answer.get(encoding)
    // What a change has overtaken is not kept, here or in front.
    const kept = this.#kept.peek(key)
    const shared = kept?.answer === answer ? kept.shared : unshared
    return { status: answer.status, headers: { ...this.#headers, ...answer.headersFor(encoding, body), ...shared }, body }
  }

  purge(tags: readonly Tag[]): void {
    this.reads.purge(tags)
    for (const tag of tags) {
      this.#kept.purge(tag)
      // An answer in progress may have read the row before the change and add the tag only later.
      for (const making of this.#making.values()) making.purged.add(tag)
    }
  }

  /** Drops everything, for a change whose effect is unknown. */
  clear(): void {
    this.reads.clear()
    for (const making of this.#making.values()) making.isStale = true
    this.#kept.clear()
  }

  /** Called when changes may have been missed: nothing is cached until `resume`. */
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
    // What it is made from is known only now. All who came too late make the next one together, so never more than one is under way.
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

  /** Every now and then one visitor waits to find out whether the database is back; the others are answered at once. */
  #findLastKnown(key: string): CompressedAnswer | undefined {
    return performance.now() < this.#awayUntilMs ? this.#lastKnown.get(key) : undefined
  }
}

function isOvertaken<Tag>({ uses, purged, isStale }: Making<Tag>): boolean {
  return isStale || [...uses].some((tag) => purged.has(tag))
}

/** If-None-Match is a list; proxies that compress answers again make strong tags weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^(?!W\/)/, 'W/') === etag))
  )
}
