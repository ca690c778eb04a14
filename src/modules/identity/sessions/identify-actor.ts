import { type Actor, guest } from '#contract/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { getSettings } from '#modules/settings/index.ts'
import { endSession, endSessions, findSessionAccount, noteSessionUse } from '../account-store.ts'
import { isSecondFactorRequired, nobodyKeeps } from '../second-factor/second-factor-rules.ts'
import { sessionEnd, staffSessionOf, useNotedEveryMs } from './session-length.ts'
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
  const now = new Date()
  const settings = await getSettings({ db: options.db, uses: nobodyKeeps })
  if (now >= sessionEnd(account.role, account, settings)) {
    await endSession(options.db, token)
    return guest
  }
  if (now.getTime() - account.updated_at.getTime() > useNotedEveryMs(account.role)) await noteSessionUse(options.db, token, now)
  const awaitsSecondFactor = !account.has_second_factor && (await isSecondFactorRequired(options.db, account, options.isProduction))
  const staffSession = staffSessionOf(account.role, account, settings)
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
    ...(staffSession ? { staffSession } : {}),
  }
}
