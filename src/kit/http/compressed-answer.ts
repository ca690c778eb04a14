import { createHash } from 'node:crypto'
import { type Effort, type Encoding, compress, decompress } from './compression.ts'
import { pack, type PackedBody, unpack } from './packed-body.ts'

export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** A shorter answer fits into one packet anyway. */
const worthCompressingBytes = 1024

/** After this many requests an answer is compressed better, which takes about as long as making it. */
const often = 4

/** Stores each requested encoding; a rarely requested answer is packed, and encodings are made from that. */
export class CompressedAnswer {
  readonly status: number
  readonly etag: string
  readonly #headers: Record<string, string>
  readonly #forms = new Map<Encoding, Buffer>()
  #packed: PackedBody | undefined
  #effort: Effort
  #asked = 0

  private constructor({ status, headers, body }: Answer) {
    this.status = status
    this.#headers = headers
    // Weak: the bytes differ by encoding.
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    this.#effort = body.length < worthCompressingBytes ? 'well' : 'quick'
  }

  static async of(answer: Answer, encoding: Encoding): Promise<CompressedAnswer> {
    const compressed = new CompressedAnswer(answer)
    const { body } = answer
    if (body.length < worthCompressingBytes) compressed.#forms.set('identity', body)
    else if (encoding === 'identity') compressed.#forms.set('br', await compress(body, 'br', 'quick'))
    else compressed.#forms.set(encoding, await compress(body, encoding, 'quick'))
    return compressed
  }

  get bytes(): number {
    return this.readyBytes + (this.#packed?.bytes.length ?? 0)
  }

  /** Size of the encodings that can be sent at once. */
  get readyBytes(): number {
    return [...this.#forms.values()].reduce((sum, form) => sum + form.length, 0)
  }

  /** Returns the stored bytes for this encoding, or undefined when they must be made. */
  find(encoding: Encoding): Buffer | undefined {
    return this.#forms.get('identity') ?? this.#forms.get(encoding)
  }

  async get(encoding: Encoding): Promise<Buffer> {
    const ready = this.find(encoding)
    if (ready) return ready
    const form = await compress(await this.#body(), encoding, this.#effort)
    // The uncompressed form is large and rarely requested, so it is not stored.
    if (encoding !== 'identity') this.#forms.set(encoding, form)
    return form
  }

  /** Compresses an often requested answer better, once and in the background. Returns undefined when there is nothing to do. */
  improve(): Promise<void> | undefined {
    this.#asked += 1
    if (this.#effort === 'well' || this.#asked < often) return undefined
    this.#effort = 'well'
    return this.#improveForms()
  }

  /** Packs the answer and drops its encodings. `dictionaryFor` returns a similar body. */
  async pack(dictionaryFor: (body: Buffer) => Buffer): Promise<void> {
    if (this.#forms.has('identity')) return
    if (!this.#packed) {
      const body = await this.#body()
      this.#packed = await pack(body, dictionaryFor(body))
    }
    this.#forms.clear()
    this.#effort = 'quick'
    this.#asked = 0
  }

  headersFor(encoding: Encoding, form: Buffer): Record<string, string> {
    const isCompressed = encoding !== 'identity' && !this.#forms.has('identity')
    return {
      ...this.#headers,
      etag: this.etag,
      'content-length': String(form.length),
      ...(isCompressed ? { 'content-encoding': encoding } : {}),
    }
  }

  /** Returns the headers of a 304, with the caching rules of the full answer. */
  headersUnchanged(): Record<string, string> {
    const { 'cache-control': cacheControl = 'no-cache', vary } = this.#headers
    return { etag: this.etag, 'cache-control': cacheControl, ...(vary === undefined ? {} : { vary }) }
  }

  async #body(): Promise<Buffer> {
    if (this.#packed) return unpack(this.#packed)
    for (const [encoding, form] of this.#forms) return decompress(form, encoding)
    throw new Error('an answer without bytes')
  }

  async #improveForms(): Promise<void> {
    const body = await this.#body()
    for (const encoding of this.#forms.keys()) {
      const form = await compress(body, encoding, 'well')
      // The answer may have been packed in the meantime.
      if (this.#forms.has(encoding)) this.#forms.set(encoding, form)
    }
  }
}
