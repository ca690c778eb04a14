import type { z } from 'zod'
import type { OwnPasskey, passkeyRegistrationInput } from '#contract/passkeys.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'
import { enqueueAccountMail } from '../mails/account-mail-job.ts'
import { recordOwnSignIn } from '../staff/record-own-sign-in.ts'
import {
  deletePasskey,
  insertPasskey,
  lockProfile,
  storeChallenge,
  type PasskeyRow,
  renamePasskey,
  selectPasskeys,
  spendChallenge,
} from './passkey-store.ts'
import { accountHandle } from './account-handle.ts'
import { requireAccount } from '../require-role.ts'
import { secondStepMethods } from '../second-factor/second-factor-rules.ts'
import { strengthenSession } from '../second-factor/second-factor-store.ts'
import { strengthenAlone } from '../second-factor/strengthen-alone.ts'
import { challengeTimeoutMs, type PasskeyHome, webAuthn } from './webauthn.ts'

const mostPasskeys = 20

/** Throws NotSignedIn. */
export async function listOwnPasskeys({ db, actor }: Ctx): Promise<OwnPasskey[]> {
  return (await selectPasskeys(db, requireAccount(actor).accountId)).map(presentPasskey)
}

/** Call it only after the user has proved ownership, because a passkey opens the account permanently. Throws too_many_passkeys. */
export async function beginPasskey(ctx: Ctx, home: PasskeyHome) {
  const { accountId, email, fullName } = requireAccount(ctx.actor)
  const known = await selectPasskeys(ctx.db, accountId)
  if (known.length >= mostPasskeys) refuse('too_many_passkeys')
  const { shop_name: rpName } = await getSettings(ctx)
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName,
    rpID: home.id,
    userID: new Uint8Array(accountHandle(accountId)),
    userName: email,
    userDisplayName: fullName,
    timeout: challengeTimeoutMs,
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    // The passkey is on the device and unlocked by finger, face or PIN, so it counts as both factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const expiresAt = new Date(ctx.clock.now().getTime() + challengeTimeoutMs)
  await storeChallenge(ctx.db, { challenge: options.challenge, accountId, expiresAt })
  return options
}

/** Stores the passkey that the browser created. Throws passkey_refused, too_many_passkeys. */
export async function addPasskey(
  ctx: Ctx,
  home: PasskeyHome,
  { name, response }: z.output<typeof passkeyRegistrationInput>,
  { sessionToken, isProduction }: { sessionToken: string; isProduction: boolean },
): Promise<OwnPasskey> {
  const { accountId, email } = requireAccount(ctx.actor)
  const now = ctx.clock.now()
  const { verifyRegistrationResponse } = await webAuthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => spendChallenge(ctx.db, { challenge, accountId, now }),
    expectedOrigin: home.origin,
    expectedRPID: home.id,
    requireUserVerification: true,
  }).catch(() => {
    refuse('passkey_refused')
  })
  if (!registrationInfo) refuse('passkey_refused')
  const { credential, credentialBackedUp } = registrationInfo
  const row = {
    id: newId(),
    account_id: accountId,
    name,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    sign_count: credential.counter,
    transports: response.response.transports ?? [],
    is_synced: credentialBackedUp,
    created_at: now,
  }
  return inTransaction(ctx, async (inside) => {
    await lockProfile(inside.db, accountId)
    if ((await selectPasskeys(inside.db, accountId)).length >= mostPasskeys) refuse('too_many_passkeys')
    const before = await secondStepMethods(inside, accountId, isProduction)
    if (!(await insertPasskey(inside.db, row))) refuse('passkey_refused')
    const after = await secondStepMethods(inside, accountId, isProduction)
    // The first second factor (staff may add one this way) ends the sessions opened without one.
    if (before.length === 0 && after.length > 0) await strengthenAlone(inside.db, accountId, sessionToken)
    else await strengthenSession(inside.db, sessionToken)
    await enqueueAccountMail(inside, { kind: 'passkey_added', email })
    await recordOwnSignIn(inside, 'admin.passkey_add')
    return presentPasskey({ ...row, last_used_at: null })
  })
}

/** Throws NotSignedIn, or NotFound for another account's passkey. */
export async function renameOwnPasskey({ db, actor }: Ctx, change: { id: string; name: string }): Promise<OwnPasskey> {
  const row = await renamePasskey(db, requireAccount(actor).accountId, change)
  if (!row) throw new NotFound()
  return presentPasskey(row)
}

/** Throws NotSignedIn, or NotFound for another account's passkey. */
export async function removeOwnPasskey(ctx: Ctx, id: string): Promise<void> {
  const { accountId, email } = requireAccount(ctx.actor)
  await inTransaction(ctx, async (inside) => {
    if (!(await deletePasskey(inside.db, accountId, id))) throw new NotFound()
    await enqueueAccountMail(inside, { kind: 'passkey_removed', email })
    await recordOwnSignIn(inside, 'admin.passkey_remove')
  })
}

function presentPasskey(row: PasskeyRow): OwnPasskey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    isSynced: row.is_synced,
  }
}
