import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { remembered } from '#modules/shop-memory.ts'
import { refuse } from '#modules/refuse.ts'
import type { Submission } from './idempotency-store.ts'

const running = remembered(() => new Set<bigint>())

/** Only one of simultaneous repeats is placed and counted; others get the result of `find`. Throws in_progress (409) without one. */
export async function placeAlone<Placed>(
  { memory }: Pick<Ctx, 'memory'>,
  { lockId }: Submission,
  { place, find }: { place: () => Promise<Placed>; find: () => Promise<Placed | undefined> },
): Promise<Placed> {
  const ids = memory.of(running)
  if (ids.has(lockId)) {
    const placed = await find()
    if (placed === undefined) refuse('in_progress')
    return placed
  }
  ids.add(lockId)
  try {
    return await place()
  } finally {
    ids.delete(lockId)
  }
}

/** Returns whether another process is placing it now. Call it outside transactions, where the lock is released at once. */
export async function isRunningElsewhere(db: Database, { lockId }: Submission): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`select pg_try_advisory_xact_lock(${lockId.toString()}::bigint) as is_free`.execute(db)
  return rows[0]?.is_free === false
}
