import { type Ctx, inTransaction } from '#modules/context.ts'
import { refusal, refuse } from '#modules/refuse.ts'
import { findAccountState } from '../account-store.ts'
import { openSession, type SessionPlace } from '../sessions/open-session.ts'
import { hashPassword, isEarlierHash, isPassword } from './password-hash.ts'
import { findPasswordAccount, isPasswordHashOf, replacePasswordHash } from './passwords.ts'
import { secondStepMethods } from '../second-factor/second-factor-rules.ts'
import { beginSecondStep, type SignedIn } from '../second-factor/second-step.ts'

type Typed = { email: string; password: string }

/**
 * An unknown email and a wrong password get the same answer after the same work. Other reasons for refusal need the correct password.
 * Throws invalid_credentials, email_not_confirmed, account_deactivated.
 */
export async function signInByPassword(ctx: Ctx, typed: Typed, place: SessionPlace): Promise<SignedIn> {
  try {
    return await signIn(ctx, typed, place)
  } catch (error) {
    if (!(error instanceof HashChanged)) throw error
    return signIn(ctx, typed, place).catch((again: unknown) => {
      throw again instanceof HashChanged ? refusal('invalid_credentials') : again
    })
  }
}

/** The hash changed since the check. The password may be the same, rehashed by another sign-in. */
class HashChanged extends Error {}

async function signIn(ctx: Ctx, { email, password }: Typed, place: SessionPlace): Promise<SignedIn> {
  const account = await findPasswordAccount(ctx.db, email)
  if (!(await isPassword(password, account?.password)) || !account) refuse('invalid_credentials')
  if (!account.email_verified) refuse('email_not_confirmed')
  const signedIn = await inTransaction(ctx, async (inside) => {
    const { db } = inside
    const state = await findAccountState(db, account.id)
    if (!state || state.deactivated_at) refuse('account_deactivated')
    if (state.is_demo && place.isProduction) refuse('invalid_credentials')
    const methods = await secondStepMethods(inside, account.id, place.isProduction)
    const result: SignedIn =
      methods.length > 0
        ? { stepToken: await beginSecondStep(inside, { id: account.id, email }), methods }
        : { opened: await openSession(inside, account.id, place) }
    // The password changed during the check. That ended all other sessions, but not this one, which did not exist yet.
    if (!(await isPasswordHashOf(db, email, account.password))) throw new HashChanged()
    return result
  })
  if (account.password !== null && isEarlierHash(account.password))
    await replacePasswordHash(ctx.db, account.id, account.password, await hashPassword(password))
  return signedIn
}
