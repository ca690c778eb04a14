import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'

type RunKind = 'backup' | 'drill'
export type RunResult = { name: string; bytes: number; rows: number; files: number | null; broken?: number }
const keptDays = 400

/** Records the start of a run, runs it and records its end. On failure it stores the one line from `reasonOf` and rethrows. */
export async function noteRun(
  db: Database,
  kind: RunKind,
  reasonOf: (error: unknown) => string,
  work: () => Promise<RunResult>,
): Promise<RunResult> {
  const id = newId()
  await db.insertInto('backup_runs').values({ id, kind, began_at: new Date() }).execute()
  const end = (values: Partial<RunResult> & { failure?: string }) =>
    db
      .updateTable('backup_runs')
      .set({ ended_at: new Date(), ...values })
      .where('id', '=', id)
      .execute()
  try {
    const result = await work()
    await end(result)
    return result
  } catch (error) {
    await end({ failure: reasonOf(error).slice(0, 500) })
    throw error
  }
}

/** Newest first. */
export async function listRuns(db: Database, kind: RunKind, most: number) {
  return db.selectFrom('backup_runs').selectAll().where('kind', '=', kind).orderBy('began_at', 'desc').limit(most).execute()
}

export async function forgetOldRuns(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('backup_runs')
    .where('began_at', '<', new Date(now.getTime() - keptDays * 24 * 3_600_000))
    .execute()
}
