import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

/** Deletes jobs of one kind whose payload contains `about`, except running ones. */
export async function forgetJobs(db: Database, name: string, about: Record<string, string>): Promise<void> {
  await sql`delete from jobs.job where name = ${name} and state <> 'active' and data @> ${JSON.stringify(about)}::jsonb`.execute(db)
}

/** Deletes all jobs that name this address. A running one finishes and is not retried. */
export async function forgetJobsAbout(db: Database, email: string): Promise<void> {
  await sql`delete from jobs.job where ${email.toLowerCase()} in (lower(data ->> 'email'), lower(data ->> 'newEmail'))`.execute(db)
}
