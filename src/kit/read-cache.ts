import { LRUCache } from 'lru-cache'

type Uses<Tag> = { add(tag: Tag): unknown }
type Kept<Tag> = { value: unknown; tags: readonly Tag[]; drop: () => void }
/** A read in progress, and the tags purged since it began. */
type Begun<Tag> = { purged: Set<Tag>; isStale: boolean }

/** A kind of cached value. Stores at most `most` of them and evicts the least recently used. */
export type KeptKind<Value> = { readonly most: number; readonly of?: (value: Value) => void }

/**
 * Caches the data that answers are made from, by the same tags: read once for all of them, and dropped when it changes. Values must not be
 * changed. While change notifications may be missed, nothing is cached.
 */
export class ReadCache<Tag extends string> {
  readonly #kinds = new Map<object, LRUCache<string, Kept<Tag>>>()
  readonly #tagged = new Map<Tag, Set<Kept<Tag>>>()
  readonly #begun = new Set<Begun<Tag>>()
  #isPaused = true

  get size(): number {
    return [...this.#kinds.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** Returns a cached value or reads it. Adds its tags to `uses` in both cases. */
  async read<Value>(kind: KeptKind<Value>, key: string, uses: Uses<Tag>, make: (uses: Uses<Tag>) => Promise<Value>): Promise<Value> {
    const found = await this.readEach(kind, [key], uses, async () => {
      const tags = new Set<Tag>()
      return new Map([[key, { value: await make(tags), tags }]])
    })
    return found.get(key) as Value
  }

  /** Reads several values at once. `make` gets the keys that are not cached, and may omit some. */
  async readEach<Value>(
    kind: KeptKind<Value>,
    keys: readonly string[],
    uses: Uses<Tag>,
    make: (missing: readonly string[]) => Promise<ReadonlyMap<string, { value: Value; tags: Iterable<Tag> }>>,
  ): Promise<ReadonlyMap<string, Value>> {
    const values = new Map<string, Value>()
    const missing: string[] = []
    const ofKind = this.#ofKind(kind)
    for (const key of keys) {
      const kept = ofKind.get(key)
      if (!kept) missing.push(key)
      else {
        for (const tag of kept.tags) uses.add(tag)
        values.set(key, kept.value as Value)
      }
    }
    if (missing.length === 0) return values
    const begun: Begun<Tag> = { purged: new Set(), isStale: this.#isPaused }
    this.#begun.add(begun)
    try {
      for (const [key, { value, tags: given }] of await make(missing)) {
        const tags = [...given]
        for (const tag of tags) uses.add(tag)
        values.set(key, value)
        if (!begun.isStale && !tags.some((tag) => begun.purged.has(tag))) this.#keep(ofKind, key, value, tags)
      }
    } finally {
      this.#begun.delete(begun)
    }
    return values
  }

  purge(tags: Iterable<Tag>): void {
    for (const tag of tags) {
      for (const begun of this.#begun) begun.purged.add(tag)
      for (const kept of this.#tagged.get(tag) ?? []) kept.drop()
    }
  }

  /** Drops everything, for a change whose effect is unknown. */
  clear(): void {
    for (const begun of this.#begun) begun.isStale = true
    for (const kind of this.#kinds.values()) kind.clear()
  }

  /** Stops caching until `resume`. */
  pause(): void {
    this.#isPaused = true
    this.clear()
  }

  resume(): void {
    this.clear()
    this.#isPaused = false
  }

  #ofKind(kind: KeptKind<never>): LRUCache<string, Kept<Tag>> {
    const known = this.#kinds.get(kind)
    if (known) return known
    const ofKind = new LRUCache<string, Kept<Tag>>({ max: kind.most, dispose: (kept) => this.#untag(kept) })
    this.#kinds.set(kind, ofKind)
    return ofKind
  }

  #keep(ofKind: LRUCache<string, Kept<Tag>>, key: string, value: unknown, tags: readonly Tag[]): void {
    const kept: Kept<Tag> = { value, tags, drop: () => ofKind.delete(key) }
    ofKind.set(key, kept)
    for (const tag of tags) {
      const tagged = this.#tagged.get(tag) ?? new Set()
      this.#tagged.set(tag, tagged.add(kept))
    }
  }

  #untag(kept: Kept<Tag>): void {
    for (const tag of kept.tags) {
      const tagged = this.#tagged.get(tag)
      tagged?.delete(kept)
      if (tagged?.size === 0) this.#tagged.delete(tag)
    }
  }
}
