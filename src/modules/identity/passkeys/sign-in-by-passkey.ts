import type { z } from 'zod'
import type { passkeyAnswerInput } from '#contract/passkeys.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { PasskeyRefused } from '../account-errors.ts'
import { openSession, type OpenedSession, type SessionPlace } from '../sessions/open-session.ts'
import { findPasskey, storeChallenge, notePasskeyUse, spendChallenge } from './passkey-store.ts'
import { challengeTimeoutMs, type PasskeyHome, webAuthn } from './webauthn.ts'

/** A challenge that any passkey of this shop may answer: the browser offers those it has, and the answer tells whose it is. */
export async function askForPasskey(ctx: Ctx, home: PasskeyHome) {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({ rpID: home.id, userVerification: 'required', timeout: challengeTimeoutMs })
  const expiresAt = new Date(ctx.clock.now().getTime() + challengeTimeoutMs)
  await storeChallenge(ctx.db, { challenge: options.challenge, accountId: null, expiresAt })
  return options
}

/** A passkey counts as both factors. Throws PasskeyRefused, AccountDeactivated. */
export async function signInByPasskey(
  ctx: Ctx,
  home: PasskeyHome,
  { response }: z.output<typeof passkeyAnswerInput>,
  place: SessionPlace,
): Promise<OpenedSession> {
  const now = ctx.clock.now()
  const passkey = await findPasskey(ctx.db, response.id)
  if (!passkey) throw new PasskeyRefused()
  const { verifyAuthenticationResponse } = await webAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => spendChallenge(ctx.db, { challenge, accountId: null, now }),
    expectedOrigin: home.origin,
    expectedRPID: home.id,
    requireUserVerification: true,
    credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.sign_count },
  }).catch(() => {
    throw new PasskeyRefused()
  })
  if (!verified) throw new PasskeyRefused()
  return inTransaction(ctx, async (inside) => {
    const isNoted = await notePasskeyUse(inside.db, { id: passkey.id, signCount: authenticationInfo.newCounter, now })
    if (!isNoted) throw new PasskeyRefused()
    return openSession(inside, passkey.account_id, { ...place, hasSecondFactor: true })
  })
}
