import { createHash } from 'node:crypto'
import { type Effort, type Encoding, pack, unpack } from './packing.ts'

export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** Shorter answers travel in one packet anyway. */
const worthPackingBytes = 1024

/** An answer as bytes ready to be sent. It holds one packed form, the others are made of it when somebody wants them. */
export class PackedAnswer {
  readonly status: number
  readonly etag: string
  readonly #headers: Record<string, string>
  readonly #forms = new Map<Encoding, Buffer>()
  #effort: Effort

  private constructor({ status, headers, body }: Answer) {
    this.status = status
    this.#headers = headers
    // Weak: the bytes differ with their encoding.
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    this.#effort = body.length < worthPackingBytes ? 'well' : 'quick'
  }

  static async of(answer: Answer, encoding: Encoding): Promise<PackedAnswer> {
    const packed = new PackedAnswer(answer)
    const { body } = answer
    if (body.length < worthPackingBytes) packed.#forms.set('identity', body)
    else if (encoding === 'identity') packed.#forms.set('br', await pack(body, 'br', 'quick'))
    else packed.#forms.set(encoding, await pack(body, encoding, 'quick'))
    return packed
  }

  /** What it may come to hold: both packed forms, should both be asked for. */
  get bytes(): number {
    return 2 * [...this.#forms.values()].reduce((sum, form) => sum + form.length, 0)
  }

  /** The form at hand for those who accept this encoding; undefined when it has to be made. */
  find(encoding: Encoding): Buffer | undefined {
    return this.#forms.get('identity') ?? this.#forms.get(encoding)
  }

  async get(encoding: Encoding): Promise<Buffer> {
    const ready = this.find(encoding)
    if (ready) return ready
    const form = await pack(await this.#body(), encoding, this.#effort)
    // Unpacked it is large and hardly ever asked for.
    if (encoding !== 'identity') this.#forms.set(encoding, form)
    return form
  }

  /** An answer that is asked for again is worth the time that makes it smaller. Does so once, in its own time. */
  improve(): void {
    if (this.#effort === 'well') return
    this.#effort = 'well'
    void this.#improveForms().catch(() => undefined)
  }

  headersFor(encoding: Encoding, form: Buffer): Record<string, string> {
    const isPacked = encoding !== 'identity' && !this.#forms.has('identity')
    return {
      ...this.#headers,
      etag: this.etag,
      'content-length': String(form.length),
      ...(isPacked ? { 'content-encoding': encoding } : {}),
    }
  }

  /** For 304: what a new look at the whole answer would have said of keeping it. */
  headersUnchanged(): Record<string, string> {
    const { 'cache-control': cacheControl = 'no-cache', vary } = this.#headers
    return { etag: this.etag, 'cache-control': cacheControl, ...(vary === undefined ? {} : { vary }) }
  }

  async #body(): Promise<Buffer> {
    for (const [encoding, form] of this.#forms) return unpack(form, encoding)
    throw new Error('an answer without bytes')
  }

  async #improveForms(): Promise<void> {
    const body = await this.#body()
    for (const encoding of this.#forms.keys()) this.#forms.set(encoding, await pack(body, encoding, 'well'))
  }
}
