import type { SignUpInput } from '#contract/sign-in.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { enqueueAccountMail } from '../mails/account-mail-job.ts'
import { endSessions, insertAccount } from '../account-store.ts'
import { dropAccountTokens } from './account-tokens.ts'
import { hashNewPassword } from './common-passwords.ts'
import { setPasswordHash } from './passwords.ts'

export type SignedUp = { accountId: string; passwordHash: string }

/**
 * Creates an account that can't sign in before its address is confirmed. Replaces an unconfirmed account of this address, which may be a
 * stranger's, and voids its links. Throws email_taken, InvalidInput.
 */
export async function signUp(ctx: Ctx, { name, email, password }: SignUpInput, returnPath: string | undefined): Promise<SignedUp> {
  const passwordHash = await hashNewPassword(password, 'password')
  return inTransaction(ctx, async (inside) => {
    const made = await insertAccount(inside.db, {
      email,
      passwordHash,
      fullName: name,
      role: 'customer',
      isSuperAdmin: false,
      isMember: false,
      isEmailConfirmed: false,
      isDemo: false,
      language: ctx.language,
      phone: null,
      now: ctx.clock.now(),
    })
    const accountId = made ?? (await replaceUnconfirmed(inside, { name, email, passwordHash }))
    if (accountId === undefined) refuse('email_taken')
    await enqueueAccountMail(inside, { kind: 'confirmation', email, returnPath })
    return { accountId, passwordHash }
  })
}

/** Returns undefined where the address is confirmed. */
async function replaceUnconfirmed(
  { db, clock, language }: Ctx,
  { name, email, passwordHash }: { name: string; email: string; passwordHash: string },
): Promise<string | undefined> {
  const found = await db.selectFrom('users').select('id').where('email', '=', email).where('email_verified', '=', false).executeTakeFirst()
  if (!found) return undefined
  const { id } = found
  // Tokens first: redeeming one takes its locks in this order.
  await dropAccountTokens(db, id)
  await setPasswordHash(db, id, passwordHash, clock.now())
  const replaced = await db
    .updateTable('users')
    .set({ name, updated_at: clock.now() })
    .where('id', '=', id)
    .where('email_verified', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (!replaced) refuse('email_taken')
  const profile = await db
    .updateTable('profiles')
    .set({ full_name: name, language })
    .where('id', '=', id)
    .where('role', '=', 'customer')
    .where('deactivated_at', 'is', null)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!profile) refuse('email_taken')
  await endSessions(db, id)
  return id
}
