import type { Ctx } from '#modules/context.ts'

const retentionDays = 90

/** Whoever closes their account leaves no invitation either. */
export async function forgetInvitations({ db }: Pick<Ctx, 'db'>, email: string): Promise<void> {
  await db.deleteFrom('admin_invitations').where('email', '=', email.toLowerCase()).execute()
}

/** Deletes invitations that ended, by whatever way, months ago. Runs every night. */
export async function forgetOldInvitations({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const limit = new Date(clock.now().getTime() - retentionDays * 24 * 3_600_000)
  await db.deleteFrom('admin_invitations').where('expires_at', '<', limit).execute()
}
