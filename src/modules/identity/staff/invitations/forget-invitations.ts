import type { Ctx } from '#modules/context.ts'
import { retentionLimit } from '#modules/invitations.ts'

export async function forgetInvitations({ db }: Pick<Ctx, 'db'>, email: string): Promise<void> {
  await db.deleteFrom('admin_invitations').where('email', '=', email.toLowerCase()).execute()
}

/** Deletes invitations that ended in any way months ago. Runs every night. */
export async function forgetOldInvitations({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('admin_invitations').where('expires_at', '<', retentionLimit(clock.now())).execute()
}
