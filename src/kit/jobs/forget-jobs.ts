import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

/** Takes work of one kind out of its queue unless it is being done at this moment; `about` is part of its payload. */
export async function forgetJobs(db: Database, name: string, about: Record<string, string>): Promise<void> {
  await sql`delete from jobs.job where name = ${name} and state <> 'active' and data @> ${JSON.stringify(about)}::jsonb`.execute(db)
}

/** Takes the work that names this address out of the queues, done or not. What is being done at this moment ends, and is not tried again. */
export async function forgetJobsAbout(db: Database, email: string): Promise<void> {
  await sql`delete from jobs.job where ${email.toLowerCase()} in (lower(data ->> 'email'), lower(data ->> 'newEmail'))`.execute(db)
}
