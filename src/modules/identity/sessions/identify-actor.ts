import { type AccountActor, type Actor, guest } from '#contract/actor.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings, type Settings } from '#modules/settings/index.ts'
import { endSession, endSessions, findSessionAccount, noteSessionUse } from '../account-store.ts'
import { isSecondFactorRequired, uncached } from '../second-factor/second-factor-rules.ts'
import { sessionEnd, staffSessionOf, useNotedEveryMs } from './session-length.ts'
import { findSessionToken, type SessionTokenOptions } from './session-token.ts'

type IdentifyOptions = SessionTokenOptions & Pick<Ctx, 'db' | 'memory'> & { isProduction: boolean }

/** Reads the actor from the database each time, so a changed role, membership or deactivation applies to the next request. */
export async function identifyActor(headers: Headers, options: IdentifyOptions): Promise<Actor> {
  const token = findSessionToken(headers, options)
  if (token === undefined) return guest
  const account = await findSessionAccount(options.db, { token })
  if (!account || !account.email_verified) return guest
  if (account.deactivated_at) {
    await endSessions(options.db, account.id)
    return guest
  }
  if (account.is_demo && options.isProduction) return guest
  if (isTooWeak(account)) {
    await endSession(options.db, token)
    return guest
  }
  const now = new Date()
  const settings = await getSettings({ ...options, uses: uncached })
  if (now >= sessionEnd(account.role, account, settings)) {
    await endSession(options.db, token)
    return guest
  }
  if (now.getTime() - account.updated_at.getTime() > useNotedEveryMs(account.role)) await noteSessionUse(options.db, token, now)
  return presentActor(account, settings, options)
}

/** `until` is when the session ends if it is not used before. */
export type Watched = { actor: AccountActor; until: Date }

/** Works like `identifyActor` for connections that stay open, without counting as use. Otherwise no session would ever become idle. */
export async function watchActor(session: { headers: Headers } | { id: string }, options: IdentifyOptions): Promise<Watched | undefined> {
  const token = 'headers' in session ? findSessionToken(session.headers, options) : undefined
  const named = 'id' in session ? session : token === undefined ? undefined : { token }
  const account = named && (await findSessionAccount(options.db, named))
  if (!account?.email_verified || account.deactivated_at || (account.is_demo && options.isProduction) || isTooWeak(account))
    return undefined
  const settings = await getSettings({ ...options, uses: uncached })
  const until = sessionEnd(account.role, account, settings)
  return new Date() >= until ? undefined : { actor: await presentActor(account, settings, options), until }
}

type SessionAccount = NonNullable<Awaited<ReturnType<typeof findSessionAccount>>>

/** Returns whether the session was opened without the authenticator app that the account has now. */
function isTooWeak({ has_app, has_second_factor }: SessionAccount): boolean {
  return has_app && !has_second_factor
}

async function presentActor(account: SessionAccount, settings: Settings, options: IdentifyOptions): Promise<AccountActor> {
  const awaitsSecondFactor = !account.has_second_factor && (await isSecondFactorRequired(options, account, options.isProduction))
  const staffSession = staffSessionOf(account.role, account, settings)
  return {
    kind: 'account',
    accountId: account.id,
    sessionId: account.session_id,
    email: account.email,
    fullName: account.full_name,
    role: account.role,
    isSuperAdmin: account.is_super_admin,
    isMember: account.is_member,
    provedAt: account.proved_at,
    ...(account.password_typed_at ? { passwordTypedAt: account.password_typed_at } : {}),
    ...(account.has_second_factor ? { hasSecondFactor: true } : {}),
    ...(awaitsSecondFactor ? { awaitsSecondFactor } : {}),
    ...(staffSession ? { staffSession } : {}),
  }
}
