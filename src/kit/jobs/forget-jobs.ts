import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

/** Takes the work that names this address out of the queues, done or not; what is being done at this moment goes by itself in time. */
export async function forgetJobsAbout(db: Database, email: string): Promise<void> {
  await sql`delete from jobs.job where state <> 'active' and ${email.toLowerCase()} in (lower(data ->> 'email'), lower(data ->> 'newEmail'))`.execute(
    db,
  )
}
