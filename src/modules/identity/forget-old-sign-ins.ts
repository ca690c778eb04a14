import type { Ctx } from '#modules/context.ts'
import { deviceDays } from './sessions/note-device.ts'
import { dropExpiredChallenges } from './passkeys/passkey-store.ts'

const dayMs = 24 * 3_600_000

/** Deletes expired sessions and mail tokens, and browsers not seen for over a year. */
export async function forgetOldSignIns({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('account_tokens').where('expires_at', '<', now).execute()
  await dropExpiredChallenges(db, now)
  await db
    .deleteFrom('account_devices')
    .where('seen_at', '<', new Date(now.getTime() - deviceDays * dayMs))
    .execute()
}
