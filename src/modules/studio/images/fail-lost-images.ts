import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

const longestMs = 24 * 3_600_000

/** For pictures whose job the queue gave up, for instance after a day without a database. They can be tried again. Runs nightly. */
export async function failLostImages({ db, clock }: Ctx): Promise<void> {
  const now = clock.now()
  await db
    .updateTable('studio_images')
    .set({
      status: 'failed',
      error: sql`case engine when 'compositor' then 'fault' else 'unknown_outcome' end`,
      retry_at: null,
      ended_at: now,
    })
    .where('status', 'in', ['queued', 'running'])
    .where('created_at', '<', new Date(now.getTime() - longestMs))
    .where((eb) => eb.or([eb('retry_at', 'is', null), eb('retry_at', '<', now)]))
    .execute()
}
