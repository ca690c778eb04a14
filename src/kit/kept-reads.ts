import { LRUCache } from 'lru-cache'

type Uses<Tag> = { add(tag: Tag): unknown }
type Kept<Tag> = { value: unknown; tags: readonly Tag[]; drop: () => void }
/** A reading that has begun, and what has changed since. */
type Begun<Tag> = { purged: Set<Tag>; isStale: boolean }

/** What is kept under its keys, so many at most; least recently asked for first to go. */
export type KeptKind<Value> = { readonly most: number; readonly of?: (value: Value) => void }

/**
 * What cached answers are made from, kept by the same tags as they: read once for all of them, and dropped when it changes. Values must
 * not be changed. While notifications of changes may be missed everything is read anew.
 */
export class KeptReads<Tag extends string> {
  readonly #kinds = new Map<object, LRUCache<string, Kept<Tag>>>()
  readonly #tagged = new Map<Tag, Set<Kept<Tag>>>()
  readonly #begun = new Set<Begun<Tag>>()
  #isPaused = true

  get size(): number {
    return [...this.#kinds.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** Adds to `uses` what the value depends on, whether it was kept or is read now. */
  async read<Value>(kind: KeptKind<Value>, key: string, uses: Uses<Tag>, make: (uses: Uses<Tag>) => Promise<Value>): Promise<Value> {
    const found = await this.readEach(kind, [key], uses, async () => {
      const tags = new Set<Tag>()
      return new Map([[key, { value: await make(tags), tags }]])
    })
    return found.get(key) as Value
  }

  /** Several at once; `make` is asked for those that are not kept, and may leave some out. */
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

  /** For a change whose effect is unknown. */
  clear(): void {
    for (const begun of this.#begun) begun.isStale = true
    for (const kind of this.#kinds.values()) kind.clear()
  }

  /** Nothing is kept until `resume`. */
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
