import { randomBytes } from 'node:crypto'
import type { SecondFactorSetUp, SecondFactorState } from '#contract/second-factor.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { SecondFactorOff, SecondFactorOn } from '../account-errors.ts'
import { enqueueAccountMail } from '../mails/account-mail-job.ts'
import { findPeriod, oneTimeCodeUri, toBase32 } from './one-time-code.ts'
import { countRecoveryCodes, issueRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts'
import { requireAccount } from '../require-role.ts'
import type { SecretBox } from './sealed-secrets.ts'
import { isSecondFactorRequired } from './second-factor-rules.ts'
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findFactors,
  findSecondFactor,
  lockSecondFactor,
  startSecondFactor,
  strengthenSession,
  takePeriod,
} from './second-factor-store.ts'

/** As long as its hash, as RFC 4226 recommends. */
const secretBytes = 20

/** Throws NotSignedIn. */
export async function getSecondFactorState(ctx: Ctx, isProduction: boolean): Promise<SecondFactorState> {
  const { accountId, awaitsSecondFactor = false } = requireAccount(ctx.actor)
  const [factor, account] = await Promise.all([findSecondFactor(ctx.db, accountId), findFactors(ctx.db, accountId)])
  return {
    isOn: factor !== undefined,
    onSince: factor?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: factor ? await countRecoveryCodes(ctx.db, accountId) : 0,
    isAwaited: awaitsSecondFactor,
    isRequired: account !== undefined && (await isSecondFactorRequired(ctx, account, isProduction)),
  }
}

/** A secret for an authenticator app; required for signing in only after a code has proved that the app has it. Throws SecondFactorOn. */
export async function beginSecondFactor(ctx: Ctx, secretBox: SecretBox): Promise<SecondFactorSetUp> {
  const { accountId, email } = requireAccount(ctx.actor)
  const secret = randomBytes(secretBytes)
  const row = { account_id: accountId, sealed_secret: secretBox.seal(accountId, secret), created_at: ctx.clock.now() }
  if (!(await startSecondFactor(ctx.db, row))) throw new SecondFactorOn()
  const { shop_name: shop } = await getSettings(ctx)
  const totpURI = oneTimeCodeUri(secret, { shop, email })
  return { totpURI, secret: toBase32(secret), qrCode: await drawQrCode(totpURI) }
}

/** Turns it on and returns the recovery codes. Throws SecondFactorOn, SecondFactorOff, InvalidInput for a wrong code. */
export async function turnOnSecondFactor(ctx: Ctx, secretBox: SecretBox, code: string, sessionToken: string): Promise<string[]> {
  const { accountId, email } = requireAccount(ctx.actor)
  return inTransaction(ctx, async (inside) => {
    const { db } = inside
    const factor = await lockSecondFactor(db, accountId)
    if (!factor) throw new SecondFactorOff()
    if (factor.confirmed_at) throw new SecondFactorOn()
    await takeCode(inside, secretBox, { accountId, code, sealed: factor.sealed_secret })
    await confirmSecondFactor(db, accountId, ctx.clock.now())
    await strengthenSession(db, sessionToken)
    await enqueueAccountMail(inside, { kind: 'second_factor_on', email })
    return issueRecoveryCodes({ db, secretBox, accountId })
  })
}

/** Requires a code or recovery code. Throws SecondFactorOff, InvalidInput. */
export async function turnOffSecondFactor(ctx: Ctx, secretBox: SecretBox, code: string): Promise<void> {
  const { accountId, email } = requireAccount(ctx.actor)
  await inTransaction(ctx, async (inside) => {
    await takeAnyCode(inside, secretBox, accountId, code)
    await deleteSecondFactor(inside.db, accountId)
    await enqueueAccountMail(inside, { kind: 'second_factor_off', email })
  })
}

/** Ten new codes; the earlier ones become invalid. Throws SecondFactorOff. */
export async function renewRecoveryCodes(ctx: Ctx, secretBox: SecretBox): Promise<string[]> {
  const { accountId } = requireAccount(ctx.actor)
  return inTransaction(ctx, async ({ db }) => {
    const factor = await lockSecondFactor(db, accountId)
    if (!factor?.confirmed_at) throw new SecondFactorOff()
    return issueRecoveryCodes({ db, secretBox, accountId })
  })
}

/** A code of the app, or a recovery code, which is used up. In the caller's transaction. Throws SecondFactorOff, InvalidInput. */
export async function takeAnyCode(ctx: Ctx, secretBox: SecretBox, accountId: string, code: string): Promise<void> {
  const factor = await lockSecondFactor(ctx.db, accountId)
  if (!factor?.confirmed_at) throw new SecondFactorOff()
  if (/^\d{6}$/.test(code)) return takeCode(ctx, secretBox, { accountId, code, sealed: factor.sealed_secret })
  if (!(await spendRecoveryCode({ db: ctx.db, secretBox, accountId }, code))) throw new InvalidInput({ code: 'wrong_code' })
}

type TypedCode = { accountId: string; code: string; sealed: Buffer }

/** No code is accepted twice, even while it is still shown. */
async function takeCode({ db, clock }: Ctx, secretBox: SecretBox, { accountId, code, sealed }: TypedCode): Promise<void> {
  const period = findPeriod(secretBox.open(accountId, sealed), code, clock.now())
  if (period === undefined || !(await takePeriod(db, accountId, period))) throw new InvalidInput({ code: 'wrong_code' })
}

async function drawQrCode(text: string): Promise<string> {
  const { toString } = await import('qrcode')
  const image = await toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  return `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`
}
