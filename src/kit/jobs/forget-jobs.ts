import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

/** Removes one kind of job from its queue unless it is running; `about` is part of its payload. */
export async function forgetJobs(db: Database, name: string, about: Record<string, string>): Promise<void> {
  await sql`delete from jobs.job where name = ${name} and state <> 'active' and data @> ${JSON.stringify(about)}::jsonb`.execute(db)
}

/** Removes the jobs that name this address, done or not. A running one ends and is not retried. */
export async function forgetJobsAbout(db: Database, email: string): Promise<void> {
  await sql`delete from jobs.job where ${email.toLowerCase()} in (lower(data ->> 'email'), lower(data ->> 'newEmail'))`.execute(db)
}
