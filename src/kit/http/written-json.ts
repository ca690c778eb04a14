const writers = new WeakMap<object, () => Uint8Array<ArrayBuffer>>()

/** An answer whose parts are kept as JSON: it is written by `write`, instead of walked and stringified each time. */
export function writtenBy<Value extends object>(value: Value, write: () => Uint8Array<ArrayBuffer>): Value {
  writers.set(value, write)
  return value
}

/** The JSON of an answer that is written by itself; undefined for any other. */
export function writtenJson(value: unknown): Uint8Array<ArrayBuffer> | undefined {
  return typeof value === 'object' && value !== null ? writers.get(value)?.() : undefined
}
