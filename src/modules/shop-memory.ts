/** Something that a shop remembers, by the object that says how it begins. */
export type Slot<Value> = { begin: () => Value }

export function remembered<Value>(begin: () => Value): Slot<Value> {
  return { begin }
}

/** What one open shop remembers in this process beside the database; two shops in one process share nothing of it. */
export class ShopMemory {
  readonly #values = new Map<object, unknown>()

  of<Value>(slot: Slot<Value>): Value {
    if (!this.#values.has(slot)) this.#values.set(slot, slot.begin())
    return this.#values.get(slot) as Value
  }
}
