import { type Actor, guest } from '#contract/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { endSessions, findSessionAccount, noteSessionUse } from './account-store.ts'
import { isSecondFactorRequired } from './second-factor-rules.ts'
import { findSessionToken, type SessionTokenOptions } from './session-token.ts'

/** What the owner reads as the session's last use; a write for every request would be too dear. */
const useNotedEveryMs = 5 * 60_000

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
  const now = new Date()
  if (now.getTime() - account.seen_at.getTime() > useNotedEveryMs) await noteSessionUse(options.db, token, now)
  const awaitsSecondFactor = !account.has_second_factor && (await isSecondFactorRequired(options.db, account, options.isProduction))
  return {
    kind: 'account',
    accountId: account.id,
    email: account.email,
    fullName: account.full_name,
    role: account.role,
    isSuperAdmin: account.is_super_admin,
    isMember: account.is_member,
    provedAt: account.proved_at,
    ...(awaitsSecondFactor ? { awaitsSecondFactor } : {}),
  }
}
