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
import type { SecretKeeper } from './sealed-secrets.ts'
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

/** As long as the hash it is used with, as RFC 4226 recommends. */
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
    isRequired: account !== undefined && (await isSecondFactorRequired(ctx.db, account, isProduction)),
  }
}

/** A secret for an authenticator app, asked for only once a code has shown that the app has it. Throws SecondFactorOn. */
export async function beginSecondFactor(ctx: Ctx, keeper: SecretKeeper): Promise<SecondFactorSetUp> {
  const { accountId, email } = requireAccount(ctx.actor)
  const secret = randomBytes(secretBytes)
  const row = { account_id: accountId, sealed_secret: keeper.seal(accountId, secret), created_at: ctx.clock.now() }
  if (!(await startSecondFactor(ctx.db, row))) throw new SecondFactorOn()
  const { shop_name: shop } = await getSettings(ctx)
  const totpURI = oneTimeCodeUri(secret, { shop, email })
  return { totpURI, secret: toBase32(secret), qrCode: await drawQrCode(totpURI) }
}

/** Turns it on and answers the recovery codes. Throws SecondFactorOn, SecondFactorOff, InvalidInput for a wrong code. */
export async function turnOnSecondFactor(ctx: Ctx, keeper: SecretKeeper, code: string, sessionToken: string): Promise<string[]> {
  const { accountId, email } = requireAccount(ctx.actor)
  return inTransaction(ctx, async (inside) => {
    const { db } = inside
    const factor = await lockSecondFactor(db, accountId)
    if (!factor) throw new SecondFactorOff()
    if (factor.confirmed_at) throw new SecondFactorOn()
    await takeCode(inside, keeper, { accountId, code, sealed: factor.sealed_secret })
    await confirmSecondFactor(db, accountId, ctx.clock.now())
    await strengthenSession(db, sessionToken)
    await enqueueAccountMail(inside, { kind: 'second_factor_on', email })
    return issueRecoveryCodes({ db, keeper, accountId })
  })
}

/** Asks for a code or recovery code. Throws SecondFactorOff, InvalidInput. */
export async function turnOffSecondFactor(ctx: Ctx, keeper: SecretKeeper, code: string): Promise<void> {
  const { accountId, email } = requireAccount(ctx.actor)
  await inTransaction(ctx, async (inside) => {
    await takeAnyCode(inside, keeper, accountId, code)
    await deleteSecondFactor(inside.db, accountId)
    await enqueueAccountMail(inside, { kind: 'second_factor_off', email })
  })
}

/** Ten others; the earlier ones open nothing any more. Throws SecondFactorOff. */
export async function renewRecoveryCodes(ctx: Ctx, keeper: SecretKeeper): Promise<string[]> {
  const { accountId } = requireAccount(ctx.actor)
  return inTransaction(ctx, async ({ db }) => {
    const factor = await lockSecondFactor(db, accountId)
    if (!factor?.confirmed_at) throw new SecondFactorOff()
    return issueRecoveryCodes({ db, keeper, accountId })
  })
}

/** A code of the app, or a recovery code, which is used up. In the caller's transaction. Throws SecondFactorOff, InvalidInput. */
export async function takeAnyCode(ctx: Ctx, keeper: SecretKeeper, accountId: string, code: string): Promise<void> {
  const factor = await lockSecondFactor(ctx.db, accountId)
  if (!factor?.confirmed_at) throw new SecondFactorOff()
  if (/^\d{6}$/.test(code)) return takeCode(ctx, keeper, { accountId, code, sealed: factor.sealed_secret })
  if (!(await spendRecoveryCode({ db: ctx.db, keeper, accountId }, code))) throw new InvalidInput({ code: 'wrong_code' })
}

type TypedCode = { accountId: string; code: string; sealed: Buffer }

/** No code is taken twice, however long it would still be shown. */
async function takeCode({ db, clock }: Ctx, keeper: SecretKeeper, { accountId, code, sealed }: TypedCode): Promise<void> {
  const period = findPeriod(keeper.open(accountId, sealed), code, clock.now())
  if (period === undefined || !(await takePeriod(db, accountId, period))) throw new InvalidInput({ code: 'wrong_code' })
}

async function drawQrCode(text: string): Promise<string> {
  const { toString } = await import('qrcode')
  const picture = await toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`
}
