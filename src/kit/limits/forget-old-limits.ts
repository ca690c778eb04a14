import type { Database } from '#kit/database/database.ts'

/** Deletes expired counters. The limiter does so too, but only while the process that counted is running. */
export async function forgetOldLimits(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute()
}
