import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, withTransaction } from '#kit/database/database.ts'

const loadLock = 7_301_814
const pauseMs = 250

/**
 * Runs `work` in a transaction while no other process does. It polls the lock, since a waiting statement would time out before a slow
 * machine has loaded the demo.
 */
export async function inTurn<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  for (;;) {
    const outcome = await withTransaction(db, async (inside) => ((await isMine(inside)) ? { result: await work(inside) } : undefined))
    if (outcome) return outcome.result
    await pause(pauseMs)
  }
}

async function isMine(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`select pg_try_advisory_xact_lock(${loadLock}) as is_mine`.execute(db)
  return rows[0]?.is_mine === true
}
