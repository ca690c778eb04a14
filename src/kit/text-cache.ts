import { LRUCache } from 'lru-cache'

/**
 * Caches values made from texts. The same text gives the same object, which must not be changed, as long as it was used lately. What is
 * derived from the value can be cached by that object and is never out of date, since any change changes the text.
 */
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
