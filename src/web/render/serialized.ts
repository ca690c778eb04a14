/** JSON serialised once and reused, for loader data that many pages share. */
export type Serialized<Value> = { readonly json: string; readonly of?: Value }

const values = new WeakMap<object, unknown>()

export function serialize<Value>(value: Value): Serialized<Value> {
  const serialized = { json: JSON.stringify(value) }
  values.set(serialized, value)
  return serialized
}

/** Returns the same object each time for the same serialised value. */
export function deserialize<Value>(serialized: Serialized<Value>): Value {
  const value = values.get(serialized) ?? JSON.parse(serialized.json)
  values.set(serialized, value)
  return value as Value
}
