import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

export type FailedJobs = { name: string; count: number; last_failed_at: Date }
export type FailedJob = { id: string; name: string; failed_at: Date; tries: number; error: string | null; stack: string | null }

/** SQL that counts the jobs that were given up and not yet deleted. */
export function countFailedJobs(): RawBuilder<{ count: number; since: null }> {
  return sql`select count(*) as count, null as since from jobs.job where state = 'failed'`
}

/** Lists the jobs that were given up and not yet deleted, by kind, the latest first. */
export async function listFailedJobs(db: Database): Promise<FailedJobs[]> {
  const { rows } = await sql<FailedJobs>`
    select name, count(*)::int as count, max(coalesce(completed_on, created_on)) as last_failed_at
    from jobs.job where state = 'failed' group by name order by 3 desc`.execute(db)
  return rows
}

/** Lists the newest of these jobs one by one. Returns only the kind of the error, because its stack may name a person. */
export async function listEachFailedJob(db: Database, most: number): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name, coalesce(completed_on, created_on) as failed_at, retry_count + 1 as tries,
      output ->> 'name' as error, output ->> 'stack' as stack
    from jobs.job where state = 'failed' order by 3 desc, id limit ${most}`.execute(db)
  return rows
}

/** Puts jobs that were given up back into their queues for one more attempt. Returns the names of those found. */
export async function retryFailedJobs(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    update jobs.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
    where id = any(${ids}::uuid[]) and state = 'failed' returning name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Deletes jobs that were given up. Returns the names of those found. */
export async function dropFailedJobs(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from jobs.job where id = any(${ids}::uuid[]) and state = 'failed' returning name`.execute(db)
  return rows.map(({ name }) => name)
}
