import type { Database } from '#kit/database/database.ts'

/** A change is told at once by notification; this bounds what a lost notification can cost, also for money. */
const longestMs = 1000

const caches = new Set<() => void>()

/**
 * Small rows that every order needs, read at most once a second by this process and anew after `forgetSettings`.
 * What was being read while it was forgotten is not kept.
 */
export function createShortCache<Value>(load: (db: Database) => Promise<Value>): (db: Database) => Promise<Value> {
  let kept: { value: Value; readAt: number } | undefined
  let generation = 0
  caches.add(() => {
    generation += 1
    kept = undefined
  })
  return async (db) => {
    const startedAt = performance.now()
    if (kept && startedAt - kept.readAt < longestMs) return kept.value
    const startedIn = generation
    const value = await load(db)
    if (generation === startedIn) kept = { value, readAt: startedAt }
    return value
  }
}

/** For notifications that settings, shipping rates or payment methods changed; call it before kept answers are purged. */
export function forgetSettings(): void {
  for (const forget of caches) forget()
}
