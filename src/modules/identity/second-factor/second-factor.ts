import { randomBytes } from 'node:crypto'
import type { SecondFactorSetUp, SecondFactorState } from '#contract/second-factor.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { drawQrCode } from '#kit/images/draw-qr-code.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'
import { enqueueAccountMail } from '../mails/account-mail-job.ts'
import { findPeriod, oneTimeCodeUri, toBase32 } from './one-time-code.ts'
import { countRecoveryCodes, issueRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts'
import { requireAccount } from '../require-role.ts'
import { hasPassword } from '../sign-in/passwords.ts'
import { recordOwnSignIn } from '../staff/record-own-sign-in.ts'
import type { SecretBox } from './sealed-secrets.ts'
import { isSecondFactorRequired, secondStepMethods } from './second-factor-rules.ts'
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findFactors,
  findSecondFactor,
  lockSecondFactor,
  startSecondFactor,
  takePeriod,
} from './second-factor-store.ts'
import { strengthenAlone } from './strengthen-alone.ts'

/** As long as the hash, as RFC 4226 recommends. */
const secretBytes = 20

/** Throws NotSignedIn. */
export async function getSecondFactorState(ctx: Ctx, isProduction: boolean): Promise<SecondFactorState> {
  const { accountId, awaitsSecondFactor = false } = requireAccount(ctx.actor)
  const [factor, account, methods] = await Promise.all([
    findSecondFactor(ctx.db, accountId),
    findFactors(ctx.db, accountId),
    secondStepMethods(ctx, accountId, isProduction),
  ])
  return {
    isOn: factor !== undefined,
    onSince: factor?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: factor ? await countRecoveryCodes(ctx.db, accountId) : 0,
    isAwaited: awaitsSecondFactor,
    isRequired: account !== undefined && (await isSecondFactorRequired(ctx, account, isProduction)),
    methods,
    hasPassword: await hasPassword(ctx.db, accountId),
  }
}

/** Throws second_factor_on. */
export async function requireNoApp(ctx: Ctx): Promise<void> {
  if (await findSecondFactor(ctx.db, requireAccount(ctx.actor).accountId)) refuse('second_factor_on')
}

/** Returns a secret for an authenticator app. Sign-in needs the app only after a code has proved that it works. Throws second_factor_on. */
export async function beginSecondFactor(ctx: Ctx, secretBox: SecretBox): Promise<SecondFactorSetUp> {
  const { accountId, email } = requireAccount(ctx.actor)
  const secret = randomBytes(secretBytes)
  const row = { account_id: accountId, sealed_secret: secretBox.seal(accountId, secret), created_at: ctx.clock.now() }
  if (!(await startSecondFactor(ctx.db, row))) refuse('second_factor_on')
  const { shop_name: shop } = await getSettings(ctx)
  const totpURI = oneTimeCodeUri(secret, { shop, email })
  return { totpURI, secret: toBase32(secret), qrCode: `data:image/svg+xml;base64,${Buffer.from(drawQrCode(totpURI)).toString('base64')}` }
}

/** Turns the app on and returns the recovery codes. Throws second_factor_on, second_factor_off, or InvalidInput for a wrong code. */
export async function turnOnSecondFactor(ctx: Ctx, secretBox: SecretBox, code: string, sessionToken: string): Promise<string[]> {
  const { accountId, email } = requireAccount(ctx.actor)
  return inTransaction(ctx, async (inside) => {
    const { db } = inside
    const factor = await lockSecondFactor(db, accountId)
    if (!factor) refuse('second_factor_off')
    if (factor.confirmed_at) refuse('second_factor_on')
    await takeCode(inside, secretBox, { accountId, code, sealed: factor.sealed_secret })
    await confirmSecondFactor(db, accountId, ctx.clock.now())
    await strengthenAlone(db, accountId, sessionToken)
    await enqueueAccountMail(inside, { kind: 'second_factor_on', email })
    await recordOwnSignIn(inside, 'admin.app_on')
    return issueRecoveryCodes({ db, secretBox, accountId })
  })
}

/** Needs a code from the app or a recovery code. Throws second_factor_off, InvalidInput. */
export async function turnOffSecondFactor(ctx: Ctx, secretBox: SecretBox, code: string): Promise<void> {
  const { accountId, email } = requireAccount(ctx.actor)
  await inTransaction(ctx, async (inside) => {
    await takeAnyCode(inside, secretBox, accountId, code)
    await deleteSecondFactor(inside.db, accountId)
    await enqueueAccountMail(inside, { kind: 'second_factor_off', email })
    await recordOwnSignIn(inside, 'admin.app_off')
  })
}

/** Returns ten new codes and voids the earlier ones. The caller must have proved the factor. Throws second_factor_off. */
export async function renewRecoveryCodes(ctx: Ctx, secretBox: SecretBox): Promise<string[]> {
  const { accountId, email } = requireAccount(ctx.actor)
  return inTransaction(ctx, async (inside) => {
    const factor = await lockSecondFactor(inside.db, accountId)
    if (!factor?.confirmed_at) refuse('second_factor_off')
    await enqueueAccountMail(inside, { kind: 'recovery_codes_renewed', email })
    await recordOwnSignIn(inside, 'admin.recovery_codes')
    return issueRecoveryCodes({ db: inside.db, secretBox, accountId })
  })
}

/** Accepts a code from the app, or a recovery code, which is used up. Needs a transaction. Throws second_factor_off, InvalidInput. */
export async function takeAnyCode(ctx: Ctx, secretBox: SecretBox, accountId: string, code: string): Promise<void> {
  const factor = await lockSecondFactor(ctx.db, accountId)
  if (!factor?.confirmed_at) refuse('second_factor_off')
  if (/^\d{6}$/.test(code)) return takeCode(ctx, secretBox, { accountId, code, sealed: factor.sealed_secret })
  if (!(await spendRecoveryCode({ db: ctx.db, secretBox, accountId }, code))) throw new InvalidInput({ code: 'wrong_code' })
}

type TypedCode = { accountId: string; code: string; sealed: Buffer }

/** Accepts no code twice, even while the app still shows it. */
async function takeCode({ db, clock }: Ctx, secretBox: SecretBox, { accountId, code, sealed }: TypedCode): Promise<void> {
  const period = findPeriod(secretBox.open(accountId, sealed), code, clock.now())
  if (period === undefined || !(await takePeriod(db, accountId, period))) throw new InvalidInput({ code: 'wrong_code' })
}
