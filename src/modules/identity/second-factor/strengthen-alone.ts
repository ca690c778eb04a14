import type { Database } from '#kit/database/database.ts'
import { endOtherSessions } from '../account-store.ts'
import { dropChallenges } from '../passkeys/passkey-store.ts'
import { dropAccountTokens } from '../sign-in/account-tokens.ts'
import { strengthenSession } from './second-factor-store.ts'

/** Marks this session as opened with a second factor and ends the others, which may be in other hands. Needs a transaction. */
export async function strengthenAlone(db: Database, accountId: string, sessionToken: string): Promise<void> {
  await dropAccountTokens(db, accountId, 'second_step')
  await dropChallenges(db, accountId)
  await endOtherSessions(db, accountId, sessionToken)
  await strengthenSession(db, sessionToken)
}
