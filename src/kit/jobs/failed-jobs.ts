import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

export type FailedJobs = { name: string; count: number; last_failed_at: Date }

/** The jobs that were given up and are not deleted yet, by kind, the latest first. */
export async function listFailedJobs(db: Database): Promise<FailedJobs[]> {
  const { rows } = await sql<FailedJobs>`
    select name, count(*)::int as count, max(coalesce(completed_on, created_on)) as last_failed_at
    from jobs.job where state = 'failed' group by name order by 3 desc`.execute(db)
  return rows
}
