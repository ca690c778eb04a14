import type { AnyProcedure } from '@orpc/server'

type Call = { path: readonly string[]; input: unknown; procedure: AnyProcedure; next: () => Promise<unknown> }

/**
 * For the calls of one page: its routes' loaders read on their own, and what two of them ask for is read once. Whatever is no GET forgets
 * what was read. Answers are shared, so loaders must not change them.
 */
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
