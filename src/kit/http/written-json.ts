const writers = new WeakMap<object, () => Uint8Array<ArrayBuffer>>()

/** Registers `write` for an answer whose parts are cached as JSON, which saves walking and stringifying it each time. */
export function writtenBy<Value extends object>(value: Value, write: () => Uint8Array<ArrayBuffer>): Value {
  writers.set(value, write)
  return value
}

/** Returns the JSON of an answer that registered a writer; undefined for any other. */
export function writtenJson(value: unknown): Uint8Array<ArrayBuffer> | undefined {
  return typeof value === 'object' && value !== null ? writers.get(value)?.() : undefined
}
