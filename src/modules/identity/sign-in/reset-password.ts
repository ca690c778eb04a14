import { type Ctx, inTransaction } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { enqueueAccountMail } from '../mails/account-mail-job.ts'
import { endSessions } from '../account-store.ts'
import { dropAccountTokens, findAccountToken, spendAccountToken } from './account-tokens.ts'
import { hashNewPassword } from './common-passwords.ts'
import { confirmAccount } from './confirm-address.ts'
import { setPasswordHash } from './passwords.ts'

/** Throws email_not_found for an address without an active account. */
export async function requestPasswordReset(ctx: Ctx, email: string, returnPath: string | undefined): Promise<void> {
  const known = await ctx.db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('profiles.deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!known) refuse('email_not_found')
  await enqueueAccountMail(ctx, { kind: 'password_reset', email, returnPath })
}

/** Throws reset_link_invalid for a link that is unknown, used or expired. */
export async function checkResetToken(ctx: Ctx, token: string): Promise<void> {
  if (!(await findAccountToken(ctx, token, ['password_reset']))) refuse('reset_link_invalid')
}

/**
 * Sets the password, ends every session and confirms the address, since the person can read its mail. Throws reset_link_invalid,
 * InvalidInput.
 */
export async function resetPassword(ctx: Ctx, { token, newPassword }: { token: string; newPassword: string }): Promise<void> {
  await checkResetToken(ctx, token)
  const passwordHash = await hashNewPassword(newPassword, 'newPassword')
  await inTransaction(ctx, async (inside) => {
    const spent = await spendAccountToken(inside, token, ['password_reset'])
    if (!spent) refuse('reset_link_invalid')
    const { account_id: accountId, email } = spent
    if (!(await confirmAccount(inside, { accountId, email }))) refuse('reset_link_invalid')
    await setPasswordHash(inside.db, accountId, passwordHash, ctx.clock.now())
    await endSessions(inside.db, accountId)
    await dropAccountTokens(inside.db, accountId)
    await enqueueAccountMail(inside, { kind: 'password_changed', email })
  })
}
