import { InvalidInput } from '#kit/http/domain-error.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { enqueueAccountMail } from './account-mail-job.ts'
import { endOtherSessions } from './account-store.ts'
import { dropAccountTokens } from './account-tokens.ts'
import { hashPassword, isPasswordOf, setPasswordHash } from './passwords.ts'
import { requireAccount } from './require-role.ts'

type PasswordChange = { currentPassword: string; newPassword: string }

/** Ends every session but the one (`sessionToken`) that asks. Throws InvalidInput for a wrong current password. */
export async function changePassword(ctx: Ctx, { currentPassword, newPassword }: PasswordChange, sessionToken: string): Promise<void> {
  const { accountId, email } = requireAccount(ctx.actor)
  if (!(await isPasswordOf(ctx.db, accountId, currentPassword))) throw new InvalidInput({ currentPassword: 'wrong_password' })
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(ctx, async (inside) => {
    await setPasswordHash(inside.db, accountId, passwordHash, ctx.clock.now())
    // The letters and second steps first: one that is being taken is waited for, and the session it opens ends with the others.
    await dropAccountTokens(inside.db, accountId)
    await endOtherSessions(inside.db, accountId, sessionToken)
    await enqueueAccountMail(inside, { kind: 'password_changed', email })
  })
}
