import { forgetJobs } from '#kit/jobs/forget-jobs.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { accountMailJob, enqueueAccountMail } from './mails/account-mail-job.ts'
import { endSessionsSince, findSession } from './account-store.ts'
import { dropEveryAccountToken, spendAccountToken } from './sign-in/account-tokens.ts'
import { anonymiseAccount } from './anonymise-account.ts'
import { raise } from '#modules/domain-events.ts'
import { refuse } from '#modules/refuse.ts'
import { addressConfirmed } from './identity-events.ts'
import { deletePasskeysSince } from './passkeys/passkey-store.ts'
import { voidPasswordSince } from './sign-in/passwords.ts'
import { requireAccount } from './require-role.ts'
import { deleteSecondFactorSince } from './second-factor/second-factor-store.ts'

type AddressChange = { newEmail: string; returnPath: string | undefined; sessionToken: string; owesPassword: boolean }

/** Taken and free addresses get the same answer after the same work: the mail job decides later which mails to send. */
export async function askAddressChange(ctx: Ctx, { newEmail, returnPath, sessionToken, owesPassword }: AddressChange): Promise<void> {
  const { accountId, email } = requireAccount(ctx.actor)
  const askedAt = ctx.clock.now().toISOString()
  await inTransaction(ctx, async (inside) => {
    const sessionId = (await findSession(inside.db, sessionToken))?.id
    await enqueueAccountMail(inside, { kind: 'email_change', email, newEmail, returnPath, ...(owesPassword && { owesPassword }) })
    await enqueueAccountMail(inside, { kind: 'email_change_note', email, accountId, newEmail, askedAt, sessionId })
  })
}

/**
 * Redeems the token from the mail to the earlier address and gives the account that address back. Removes everything that a stranger may
 * have added since the change was requested: sessions (also the one that requested it), passkeys, an authenticator app, a password, open
 * links. Throws link_invalid, or email_taken when another account has since confirmed the address.
 */
export async function undoAddressChange(ctx: Ctx, token: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const { db } = inside
    const spent = await spendAccountToken(inside, token, ['email_change_undo'])
    if (!spent?.asked_at) refuse('link_invalid')
    const { account_id: accountId, email, asked_at: since, session_id: sessionId } = spent
    const account = await db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.id', 'users.id')
      .select('users.email')
      .where('users.id', '=', accountId)
      .where('profiles.deactivated_at', 'is', null)
      .forUpdate('users')
      .executeTakeFirst()
    if (!account) refuse('link_invalid')
    await forgetJobs(db, accountMailJob.name, { kind: 'email_change', email })
    await dropEveryAccountToken(db, accountId, since)
    await voidPasswordSince(db, accountId, { since, now: ctx.clock.now() })
    await deletePasskeysSince(db, accountId, since)
    await deleteSecondFactorSince(db, accountId, since)
    await endSessionsSince(db, accountId, { since, sessionId })
    if (account.email === email) return
    await clearAddress(inside, email)
    await db.updateTable('users').set({ email, email_verified: true, updated_at: ctx.clock.now() }).where('id', '=', accountId).execute()
    await raise(inside, addressConfirmed, { accountId, email, earlierEmail: account.email })
  })
}

/** Frees an address held by an account that has not confirmed it. Throws email_taken if it is confirmed. */
async function clearAddress(ctx: Ctx, email: string): Promise<void> {
  const other = await ctx.db.selectFrom('users').select(['id', 'email_verified']).where('email', '=', email).forUpdate().executeTakeFirst()
  if (other?.email_verified) refuse('email_taken')
  if (other) await anonymiseAccount(ctx, other.id)
}
