import { LRUCache } from 'lru-cache'
import type { CompressedAnswer } from './compressed-answer.ts'
import type { Encoding } from './compression.ts'
import type { SharedHeaders } from './shared-cache.ts'

/** The answers that share one tag. They point to this object instead of repeating the tag, which thousands of pages share. */
type Tagged<Tag> = { tag: Tag; keys: Set<string> }
type Kept<Tag> = { answer: CompressedAnswer; uses: readonly Tagged<Tag>[]; shared: SharedHeaders }

/** Memory per tag of an answer: an entry in a set and a pointer. */
export const bytesPerTag = 48

/**
 * Stores answers within a memory limit and evicts the least recently used. Recent ones are ready to send, older ones packed several times
 * smaller. An answer with a query string is rarely requested twice, so it is dropped instead of packed.
 */
export class ResponseStore<Tag extends string> {
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

  /** Returns the answer and marks it as the most recently used. */
  find(key: string): Kept<Tag> | undefined {
    const kept = this.#all.get(key)
    if (kept && this.#ready.get(key)) kept.answer.improve()?.then(() => this.#weigh(key, kept.answer), ignore)
    return kept
  }

  peek(key: string): Kept<Tag> | undefined {
    return this.#all.peek(key)
  }

  /** Returns the encoded answer and stores it for the next request. */
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

  /** Updates the stored size after the answer's bytes have changed. */
  #weigh(key: string, answer: CompressedAnswer): void {
    const kept = this.#all.peek(key)
    if (kept?.answer === answer) this.#put(key, { ...kept })
  }

  #put(key: string, kept: Kept<Tag>): void {
    this.#all.set(key, kept)
    // Larger than the whole cache, so it was not stored.
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

  /** Answers in the same folder are alike, so the first of them is the dictionary for all. */
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
  // Better compression failed; the existing bytes stay in use.
}
