import { LRUCache } from 'lru-cache'
import type { CompressedAnswer } from './compressed-answer.ts'
import type { Encoding } from './compression.ts'
import type { SharedHeaders } from './shared-cache.ts'

/** The answers made from one thing. Answers point to these instead of repeating the tags, which pages share by the thousand. */
type Tagged<Tag> = { tag: Tag; keys: Set<string> }
type Kept<Tag> = { answer: CompressedAnswer; uses: readonly Tagged<Tag>[]; shared: SharedHeaders }

/** The memory that one tag of an answer costs: a place in a set and a pointer. */
export const bytesPerTag = 48

/**
 * Answers within a limit of memory, the least recently asked for first to go. Those asked for lately are ready to be sent; the others are
 * packed, several times smaller, and are made ready when somebody asks. With a query, as filters of a list have, an answer is hardly
 * asked for twice: it is dropped instead of packed.
 */
export class KeptAnswers<Tag extends string> {
  readonly #all: LRUCache<string, Kept<Tag>>
  readonly #ready: LRUCache<string, CompressedAnswer>
  readonly #tagged = new Map<Tag, Tagged<Tag>>()
  readonly #dictionaries = new Map<string, Buffer>()

  constructor({ maxBytes, readyBytes }: { maxBytes: number; readyBytes: number }) {
    this.#all = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer, uses }, key) => answer.bytes + key.length + uses.length * bytesPerTag,
      dispose: ({ uses }, key) => this.#untag(key, uses),
      disposeAfter: (_, key) => this.#ready.delete(key),
    })
    this.#ready = new LRUCache({
      maxSize: readyBytes,
      sizeCalculation: (answer) => answer.readyBytes,
      disposeAfter: (answer, key, reason) => reason === 'evict' && this.#makeRoom(key, answer),
    })
  }

  get size(): number {
    return this.#all.size
  }

  get bytes(): number {
    return this.#all.calculatedSize
  }

  /** For somebody who asks: it becomes the most recently asked for. */
  find(key: string): Kept<Tag> | undefined {
    const kept = this.#all.get(key)
    if (kept && this.#ready.get(key)) kept.answer.improve()?.then(() => this.#weigh(key, kept.answer), ignore)
    return kept
  }

  peek(key: string): Kept<Tag> | undefined {
    return this.#all.peek(key)
  }

  /** What is made for it is ready for the next who asks. */
  async formOf(key: string, answer: CompressedAnswer, encoding: Encoding): Promise<Buffer> {
    const form = await answer.get(encoding)
    this.#weigh(key, answer)
    return form
  }

  keep(key: string, answer: CompressedAnswer, tags: Iterable<Tag>, shared: SharedHeaders): void {
    const uses = Array.from(tags, (tag) => this.#tagged.get(tag) ?? { tag, keys: new Set<string>() })
    this.#put(key, { answer, uses, shared })
  }

  purge(tag: Tag): void {
    for (const key of this.#tagged.get(tag)?.keys ?? []) this.#all.delete(key)
  }

  clear(): void {
    this.#all.clear()
    this.#ready.clear()
  }

  *[Symbol.iterator](): Iterator<[string, CompressedAnswer]> {
    for (const [key, { answer }] of this.#all) yield [key, answer]
  }

  /** Counts the answer again, after its bytes have changed. */
  #weigh(key: string, answer: CompressedAnswer): void {
    const kept = this.#all.peek(key)
    if (kept?.answer === answer) this.#put(key, { ...kept })
  }

  #put(key: string, kept: Kept<Tag>): void {
    this.#all.set(key, kept)
    // Not stored, because it is larger than the whole cache.
    if (!this.#all.has(key)) return
    for (const tagged of kept.uses) {
      this.#tagged.set(tagged.tag, tagged)
      tagged.keys.add(key)
    }
    if (kept.answer.readyBytes > 0) this.#ready.set(key, kept.answer)
  }

  #makeRoom(key: string, answer: CompressedAnswer): void {
    const drop = () => this.#all.peek(key)?.answer === answer && this.#all.delete(key)
    if (key.includes('?')) drop()
    else answer.pack((body) => this.#dictionaryFor(key, body)).then(() => this.#weigh(key, answer), drop)
  }

  /** Answers below the same folder look alike, so the first of them serves all. */
  #dictionaryFor(key: string, body: Buffer): Buffer {
    const folder = key.slice(0, key.lastIndexOf('/') + 1)
    const dictionary = this.#dictionaries.get(folder) ?? body
    this.#dictionaries.set(folder, dictionary)
    return dictionary
  }

  #untag(key: string, uses: readonly Tagged<Tag>[]): void {
    for (const { tag, keys } of uses) {
      keys.delete(key)
      if (keys.size === 0) this.#tagged.delete(tag)
    }
  }
}

function ignore(): void {
  // Compressing better failed: what there is does.
}
