/** The key of a value in the shop's memory; `begin` creates the initial value. */
export type Slot<Value> = { begin: () => Value }

export function remembered<Value>(begin: () => Value): Slot<Value> {
  return { begin }
}

/** The state of one open shop in this process outside the database. Two shops in one process share none of it. */
export class ShopMemory {
  readonly #values = new Map<object, unknown>()

  of<Value>(slot: Slot<Value>): Value {
    if (!this.#values.has(slot)) this.#values.set(slot, slot.begin())
    return this.#values.get(slot) as Value
  }
}
