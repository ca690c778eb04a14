import type { AnyProcedure } from '@orpc/server'

type Call = { path: readonly string[]; input: unknown; procedure: AnyProcedure; next: () => Promise<unknown> }

/** Any other method clears the stored results. They are shared, so loaders must not change them. */
export function readOnce(): (call: Call) => Promise<unknown> {
  const known = new Map<string, Promise<unknown>>()
  return async ({ path, input, procedure, next }) => {
    if (procedure['~orpc'].route.method !== 'GET') {
      known.clear()
      return next().finally(() => known.clear())
    }
    const key = JSON.stringify([path, input])
    const found = known.get(key)
    if (found) return found
    const asked = next()
    known.set(key, asked)
    return asked
  }
}
