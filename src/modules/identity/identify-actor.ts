import { type Actor, guest } from '#contract/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { endSessions, findSessionAccount } from './account-store.ts'
import { findSessionToken, type SessionTokenOptions } from './session-token.ts'

type IdentifyOptions = SessionTokenOptions & { db: Database; isProduction: boolean }

/** Who asks, read from the database each time: a changed role, membership or deactivation holds from the next request on. */
export async function identifyActor(headers: Headers, options: IdentifyOptions): Promise<Actor> {
  const token = findSessionToken(headers, options)
  if (token === undefined) return guest
  const account = await findSessionAccount(options.db, token)
  if (!account || !account.email_verified) return guest
  if (account.deactivated_at) {
    await endSessions(options.db, account.id)
    return guest
  }
  if (account.is_demo && options.isProduction) return guest
  return {
    kind: 'account',
    accountId: account.id,
    email: account.email,
    fullName: account.full_name,
    role: account.role,
    isSuperAdmin: account.is_super_admin,
    isMember: account.is_member,
  }
}
