import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

/** Takes work of one kind out of its queue unless it is being done at this moment; `about` is part of its payload. */
export async function forgetJobs(db: Database, name: string, about: Record<string, string>): Promise<void> {
  await sql`delete from jobs.job where name = ${name} and state <> 'active' and data @> ${JSON.stringify(about)}::jsonb`.execute(db)
}

/** Takes the work that names this address out of the queues, done or not; what is being done at this moment goes by itself in time. */
export async function forgetJobsAbout(db: Database, email: string): Promise<void> {
  await sql`delete from jobs.job where state <> 'active' and ${email.toLowerCase()} in (lower(data ->> 'email'), lower(data ->> 'newEmail'))`.execute(
    db,
  )
}
