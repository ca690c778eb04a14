import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type Answer, PackedAnswer } from './packed-answer.ts'
import { type Encoding, pickEncoding } from './packing.ts'

export type { Answer } from './packed-answer.ts'

type Making = { uses: Set<string>; purged: Set<string>; isStale: boolean }
type Kept = { answer: PackedAnswer; uses: ReadonlySet<string> }

const tryAgainMs = 2000
const unmade: Answer = { status: 503, headers: {}, body: Buffer.alloc(0) }

export type KeptAnswersOptions = {
  /** The key under which the answer to this request would be kept, or undefined when it is not one to keep. */
  keyOf: (request: IncomingMessage) => string | undefined
  /** Sent with every answer from here, which passes nothing else that sets headers. */
  headers?: Record<string, string>
  maxBytes?: number
}

/**
 * Answers that are the same for everybody, kept as bytes until something they were made from changes.
 * There is no stale time: `purge` drops them when the write is visible, and an answer that was being made meanwhile is not kept.
 * Where they need more room than there is, those go that nobody has asked for the longest.
 * While changes are not heard of, each answer is made anew; where that fails too, because the database is away, the last one stands in.
 */
export class KeptAnswers {
  readonly #keyOf: KeptAnswersOptions['keyOf']
  readonly #headers: Record<string, string>
  readonly #kept: LRUCache<string, Kept>
  readonly #keysByTag = new Map<string, Set<string>>()
  /** What was kept when changes ceased to be heard of. */
  readonly #lastKnown = new Map<string, PackedAnswer>()
  /** Until then nobody tries again to make an answer that could not be made. */
  #awayUntilMs = 0
  readonly #making = new Map<string, Making & { answer: Promise<PackedAnswer> }>()
  #isPaused = true

  constructor({ keyOf, headers = {}, maxBytes = 24 * 1024 * 1024 }: KeptAnswersOptions) {
    this.#keyOf = keyOf
    this.#headers = headers
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, key) => answer.bytes + key.length,
      dispose: ({ uses }, key) => this.#forgetTags(key, uses),
    })
  }

  get size(): number {
    return this.#kept.size
  }

  /** Answers from memory without touching the rest of the server; false when there is nothing to answer with. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const key = this.#keyOf(request)
    const answer = key === undefined ? undefined : (this.#kept.get(key)?.answer ?? this.#findLastKnown(key))
    if (!answer) return false
    answer.improve()
    if (isKnown(request.headers['if-none-match'], answer.etag)) {
      response.writeHead(304, { ...this.#headers, ...answer.headersUnchanged() }).end()
      return true
    }
    const encoding = pickEncoding(request.headers['accept-encoding'])
    const send = (form: Buffer) => {
      response.writeHead(answer.status, { ...this.#headers, ...answer.headersFor(encoding, form) })
      response.end(request.method === 'HEAD' ? undefined : form)
    }
    const form = answer.find(encoding)
    if (form) send(form)
    else answer.get(encoding).then(send, () => response.destroy())
    return true
  }

  /** Makes the answer once however many ask at the same time, and keeps it unless a change overtook it. */
  async produce(key: string, make: (uses: Set<string>) => Promise<Answer>, acceptEncoding: string | undefined): Promise<Answer> {
    const encoding = pickEncoding(acceptEncoding)
    let making = this.#making.get(key)
    if (!making) {
      const begun: Making = { uses: new Set<string>(), purged: new Set<string>(), isStale: false }
      const answer = this.#make(key, begun, encoding, make).finally(() => this.#making.delete(key))
      making = Object.assign(begun, { answer })
      this.#making.set(key, making)
    }
    const answer = await making.answer
    const body = await answer.get(encoding)
    return { status: answer.status, headers: { ...this.#headers, ...answer.headersFor(encoding, body) }, body }
  }

  /** Drops every answer made from one of these. */
  purge(tags: Iterable<string>): void {
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) this.#kept.delete(key)
      // What is being made may have read the row before and say only later that it used it.
      for (const making of this.#making.values()) making.purged.add(tag)
    }
  }

  /** Called when changes may have been missed: nothing is kept until `resume`. */
  pause(): void {
    this.#isPaused = true
    for (const making of this.#making.values()) making.isStale = true
    for (const [key, { answer }] of this.#kept) this.#lastKnown.set(key, answer)
    this.#kept.clear()
  }

  resume(): void {
    for (const making of this.#making.values()) making.isStale = true
    this.#isPaused = false
    this.#lastKnown.clear()
    this.#awayUntilMs = 0
  }

  async #make(key: string, state: Making, encoding: Encoding, make: (uses: Set<string>) => Promise<Answer>): Promise<PackedAnswer> {
    const lastKnown = this.#lastKnown.get(key)
    const made = await (lastKnown ? make(state.uses).catch(() => unmade) : make(state.uses))
    if (lastKnown && made.status === 503) {
      this.#awayUntilMs = performance.now() + tryAgainMs
      return lastKnown
    }
    const answer = await PackedAnswer.of(made, encoding)
    const isOvertaken = state.isStale || [...state.uses].some((tag) => state.purged.has(tag))
    if (made.status === 200 && !isOvertaken && !this.#isPaused) this.#keep(key, { answer, uses: state.uses })
    return answer
  }

  /** One visitor in a while waits to learn whether the database is back; the others are answered at once. */
  #findLastKnown(key: string): PackedAnswer | undefined {
    return performance.now() < this.#awayUntilMs ? this.#lastKnown.get(key) : undefined
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.set(key, kept)
    // One that is larger than all the room is not taken.
    if (!this.#kept.has(key)) return
    for (const tag of kept.uses) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  #forgetTags(key: string, tags: Iterable<string>): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}

/** If-None-Match is a list; proxies that pack answers anew make strong tags weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^(?!W\/)/, 'W/') === etag))
  )
}
