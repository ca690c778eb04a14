import type { Ctx } from '#modules/context.ts'

/** The period that the privacy notice states (content/first-pages). */
const retentionDays = 2 * 365
const dayMs = 24 * 3_600_000

/** Deletes old messages from visitors; the mails with their text are deleted earlier. Runs every night. */
export async function forgetOldMessages({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const limit = new Date(clock.now().getTime() - retentionDays * dayMs)
  await db.deleteFrom('contact_messages').where('created_at', '<', limit).execute()
  await db.deleteFrom('preorder_requests').where('created_at', '<', limit).execute()
}
