import { LRUCache } from 'lru-cache'

/** The same text gives the same object, which must not be changed; derived values cached by that object are never out of date. */
export class TextCache<Value extends object> {
  readonly #values: LRUCache<string, Value>
  readonly #make: (text: string) => Value

  constructor(most: number, make: (text: string) => Value) {
    this.#values = new LRUCache({ max: most })
    this.#make = make
  }

  get(text: string): Value {
    const known = this.#values.get(text)
    if (known) return known
    const value = this.#make(text)
    this.#values.set(text, value)
    return value
  }
}
