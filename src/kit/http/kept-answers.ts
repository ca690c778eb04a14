import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Shorter answers travel in one packet anyway. */
const worthCompressingBytes = 1024

export type Answer = { status: number; headers: Record<string, string>; body: Buffer }
type Encoding = 'br' | 'gzip' | 'identity'
type Making = { uses: Set<string>; isStale: boolean }
type KeptAnswer = Answer & { etag: string; uses: ReadonlySet<string>; encoded: Map<Encoding, Buffer>; bytes: number }

export type KeptAnswersOptions = {
  /** The key under which the answer to this request would be kept, or undefined when it is not one to keep. */
  keyOf: (request: IncomingMessage) => string | undefined
  maxBytes?: number
}

/**
 * Answers that are the same for everybody, kept as bytes until something they were made from changes.
 * There is no stale time: `purge` drops them when the write is visible, and an answer that was being made meanwhile is not kept.
 */
export class KeptAnswers {
  readonly #keyOf: KeptAnswersOptions['keyOf']
  readonly #maxBytes: number
  readonly #kept = new Map<string, KeptAnswer>()
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #making = new Map<string, Making & { answer: Promise<KeptAnswer> }>()
  #bytes = 0
  #isPaused = true

  constructor({ keyOf, maxBytes = 64 * 1024 * 1024 }: KeptAnswersOptions) {
    this.#keyOf = keyOf
    this.#maxBytes = maxBytes
  }

  get size(): number {
    return this.#kept.size
  }

  /** Answers from memory without touching the rest of the server; false when there is nothing to answer with. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const key = this.#keyOf(request)
    const answer = key === undefined ? undefined : this.#kept.get(key)
    if (!answer) return false
    const encoding = pickEncoding(request.headers['accept-encoding'])
    const body = answer.encoded.get(encoding)
    if (!body) return false
    if (request.headers['if-none-match'] === answer.etag) {
      response.writeHead(304, { etag: answer.etag, 'cache-control': answer.headers['cache-control'] ?? 'no-cache' }).end()
      return true
    }
    response.writeHead(answer.status, headersOf(answer, encoding, body))
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }

  /** Makes the answer once however many ask at the same time, and keeps it unless a change overtook it. */
  async produce(key: string, make: (uses: Set<string>) => Promise<Answer>, acceptEncoding: string | undefined): Promise<Answer> {
    let making = this.#making.get(key)
    if (!making) {
      const begun: Making = { uses: new Set<string>(), isStale: false }
      const answer = this.#make(key, begun, make).finally(() => this.#making.delete(key))
      making = Object.assign(begun, { answer })
      this.#making.set(key, making)
    }
    const answer = await making.answer
    const encoding = pickEncoding(acceptEncoding)
    const body = await encode(answer, encoding)
    return { status: answer.status, headers: headersOf(answer, encoding, body), body }
  }

  /** Drops every answer made from one of these. */
  purge(tags: Iterable<string>): void {
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) this.#drop(key)
      for (const making of this.#making.values()) if (making.uses.has(tag)) making.isStale = true
    }
  }

  /** Called when changes may have been missed: nothing is kept until `resume`. */
  pause(): void {
    this.#isPaused = true
    for (const making of this.#making.values()) making.isStale = true
    this.#kept.clear()
    this.#keysByTag.clear()
    this.#bytes = 0
  }

  resume(): void {
    for (const making of this.#making.values()) making.isStale = true
    this.#isPaused = false
  }

  async #make(key: string, state: Making, make: (uses: Set<string>) => Promise<Answer>) {
    const answer = await make(state.uses)
    const etag = `"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`
    const kept: KeptAnswer = { ...answer, etag, uses: state.uses, encoded: new Map(), bytes: answer.body.length }
    await Promise.all([encode(kept, 'identity'), encode(kept, 'gzip'), encode(kept, 'br')])
    if (answer.status === 200 && !state.isStale && !this.#isPaused) this.#keep(key, kept)
    return kept
  }

  #keep(key: string, answer: KeptAnswer): void {
    answer.bytes = [...answer.encoded.values()].reduce((sum, body) => sum + body.length, 0)
    this.#drop(key)
    this.#kept.set(key, answer)
    this.#bytes += answer.bytes
    for (const tag of answer.uses) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const answer = this.#kept.get(key)
    if (!answer) return
    this.#kept.delete(key)
    this.#bytes -= answer.bytes
    for (const tag of answer.uses) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}

function headersOf(answer: KeptAnswer, encoding: Encoding, body: Buffer): Record<string, string> {
  return {
    ...answer.headers,
    etag: answer.etag,
    'content-length': String(body.length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
}

function pickEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = String(acceptEncoding ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted) ? 'gzip' : 'identity'
}

async function encode(answer: KeptAnswer, encoding: Encoding): Promise<Buffer> {
  const ready = answer.encoded.get(encoding)
  if (ready) return ready
  const isSmall = answer.body.length < worthCompressingBytes
  const body = isSmall || encoding === 'identity' ? answer.body : await compress(answer.body, encoding)
  answer.encoded.set(encoding, body)
  return body
}

function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
    : compressGzip(body, { level: 6 })
}
