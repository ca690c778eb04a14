import { type Ctx, inTransaction } from '#modules/context.ts'
import { enqueueAccountMail } from '../mails/account-mail-job.ts'
import { endOtherSessions } from '../account-store.ts'
import { dropAccountTokens } from './account-tokens.ts'
import { hashNewPassword } from './common-passwords.ts'
import { setPasswordHash } from './passwords.ts'
import { requireAccount } from '../require-role.ts'

/** Ends every session except `sessionToken`. The caller must have proved ownership. Throws InvalidInput. */
export async function changePassword(ctx: Ctx, newPassword: string, sessionToken: string): Promise<void> {
  const { accountId, email } = requireAccount(ctx.actor)
  const passwordHash = await hashNewPassword(newPassword, 'newPassword')
  await inTransaction(ctx, async (inside) => {
    await setPasswordHash(inside.db, accountId, passwordHash, ctx.clock.now())
    // Drops tokens and second steps first. This waits for one in use, and the session it opens ends with the others.
    await dropAccountTokens(inside.db, accountId)
    await endOtherSessions(inside.db, accountId, sessionToken)
    await enqueueAccountMail(inside, { kind: 'password_changed', email })
  })
}
