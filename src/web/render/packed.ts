/** A value as text. What a loader returns for many pages is written once, where a tree would be walked for each. */
export type Packed<Value> = { readonly json: string; readonly of?: Value }

const values = new WeakMap<object, unknown>()

export function pack<Value>(value: Value): Packed<Value> {
  const packed = { json: JSON.stringify(value) }
  values.set(packed, value)
  return packed
}

/** Always the same object for the same packed one. */
export function unpack<Value>(packed: Packed<Value>): Value {
  const value = values.get(packed) ?? JSON.parse(packed.json)
  values.set(packed, value)
  return value as Value
}
