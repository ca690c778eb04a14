import { randomBytes } from 'node:crypto'
import type { PasskeyAnswer } from '#contract/owner-proof.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { isBrowser } from '../is-browser.ts'
import { openSession, type OpenedSession, type SessionPlace } from '../sessions/open-session.ts'
import { findCookie, type SessionTokenOptions } from '../sessions/session-token.ts'
import { accountHandle } from './account-handle.ts'
import { findPasskey, notePasskeyUse, type PasskeyRow, spendChallenge, storeChallenge } from './passkey-store.ts'
import { challengeTimeoutMs, type PasskeyHome, webAuthn } from './webauthn.ts'

/** Any passkey of this shop may answer the challenge. A cookie binds a browser's challenge to that browser. */
export async function askForPasskey({ ctx, headers, reply }: RequestContext, home: PasskeyHome, cookies: SessionTokenOptions) {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({ rpID: home.id, userVerification: 'required', timeout: challengeTimeoutMs })
  const expiresAt = new Date(ctx.clock.now().getTime() + challengeTimeoutMs)
  const browser = isBrowser(headers) ? (findBrowser(headers, cookies) ?? randomBytes(24).toString('base64url')) : undefined
  await storeChallenge(ctx.db, { challenge: options.challenge, accountId: null, expiresAt, browser })
  if (browser !== undefined) reply.append('set-cookie', browserCookie(browser, cookies))
  return options
}

/** A passkey counts as both factors. Throws passkey_refused, account_deactivated. */
export async function signInByPasskey(
  context: RequestContext,
  home: PasskeyHome,
  response: PasskeyAnswer,
  { place, cookies }: { place: SessionPlace; cookies: SessionTokenOptions },
): Promise<OpenedSession> {
  const { passkey, signCount } = await checkAnswer(context, home, response, cookies)
  return inTransaction(context.ctx, async (inside) => {
    await noteUse(inside, passkey, signCount)
    return openSession(inside, passkey.account_id, { ...place, hasSecondFactor: true })
  })
}

/** Checks that the person in this session holds a passkey of the account. Throws passkey_refused. */
export async function provePasskey(
  context: RequestContext,
  home: PasskeyHome,
  { response, accountId }: { response: PasskeyAnswer; accountId: string },
  cookies: SessionTokenOptions,
): Promise<void> {
  const { passkey, signCount } = await checkAnswer(context, home, response, cookies)
  if (passkey.account_id !== accountId) refuse('passkey_refused')
  await noteUse(context.ctx, passkey, signCount)
}

async function checkAnswer({ ctx, headers }: RequestContext, home: PasskeyHome, response: PasskeyAnswer, cookies: SessionTokenOptions) {
  const now = ctx.clock.now()
  const passkey = await findPasskey(ctx.db, response.id)
  if (!passkey) refuse('passkey_refused')
  const { userHandle } = response.response
  if (userHandle !== undefined && userHandle !== accountHandle(passkey.account_id).toString('base64url')) refuse('passkey_refused')
  const browser = findBrowser(headers, cookies)
  const { verifyAuthenticationResponse } = await webAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => spendChallenge(ctx.db, { challenge, accountId: null, now, browser }),
    expectedOrigin: home.origin,
    expectedRPID: home.id,
    requireUserVerification: true,
    credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.sign_count },
  }).catch(() => {
    refuse('passkey_refused')
  })
  if (!verified) refuse('passkey_refused')
  return { passkey, signCount: authenticationInfo.newCounter }
}

async function noteUse({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { id }: PasskeyRow, signCount: number): Promise<void> {
  if (!(await notePasskeyUse(db, { id, signCount, now: clock.now() }))) refuse('passkey_refused')
}

function findBrowser(headers: Headers, cookies: SessionTokenOptions): string | undefined {
  return /^[\w-]{32}$/.exec(findCookie(headers, cookieName(cookies)) ?? '')?.[0]
}

function browserCookie(browser: string, cookies: SessionTokenOptions): string {
  const secure = cookies.isSecure ? '; Secure' : ''
  return `${cookieName(cookies)}=${browser}; Max-Age=${challengeTimeoutMs / 1000}; Path=/; HttpOnly${secure}; SameSite=Lax`
}

function cookieName({ isSecure }: SessionTokenOptions): string {
  return `${isSecure ? '__Host-' : ''}tulpar.passkey`
}
