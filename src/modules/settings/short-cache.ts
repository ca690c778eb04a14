import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import type { Follower } from '#modules/module.ts'
import { remembered, type ShopMemory } from '#modules/shop-memory.ts'

/** Notifications report changes at once. This limits the cost of a lost notification, also in money. */
const longestMs = 1000

const generations = remembered(() => ({ now: 0 }))

/** Reads at most once a second and after `forgetSettings`; a value that was being read then is not cached. */
export function createShortCache<Value>(load: (db: Database) => Promise<Value>) {
  const slot = remembered((): { read?: { value: Value; at: number; generation: number } } => ({}))
  return async ({ db, memory }: Pick<Ctx, 'db' | 'memory'>): Promise<Value> => {
    const [held, generation] = [memory.of(slot), memory.of(generations)]
    const at = performance.now()
    const { read } = held
    if (read && read.generation === generation.now && at - read.at < longestMs) return read.value
    const startedIn = generation.now
    const value = await load(db)
    if (generation.now === startedIn) held.read = { value, at, generation: startedIn }
    return value
  }
}

/** Clears the short caches on every instance after a change of these tables. */
export function followsSettings(...tables: Follower['tables']) {
  return ({ memory }: Pick<Ctx, 'memory'>): Follower => {
    const forget = () => forgetSettings(memory)
    return { tables, note: forget, missed: forget }
  }
}

export function forgetSettings(memory: ShopMemory): void {
  memory.of(generations).now += 1
}
