import { type Ctx, inTransaction } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { isUniqueViolation } from '#kit/database/sql-errors.ts'
import { raise } from '#modules/domain-events.ts'
import { refuse } from '#modules/refuse.ts'
import { addressConfirmed, type Confirmed } from '../identity-events.ts'
import type { ProvedLink } from './link-proof.ts'
import { lockPasswordHash, setPasswordHash } from './passwords.ts'
import { type AccountToken, dropAccountTokens, spendAccountToken } from './account-tokens.ts'

/** Redeems a confirmation or address change token, after `proveLink`. Throws link_invalid. */
export async function confirmAddress(ctx: Ctx, token: string, { passwordHash, dropsPassword }: ProvedLink): Promise<Confirmed> {
  return inTransaction(ctx, async (inside) => {
    const spent = await spendAccountToken(inside, token, ['confirmation', 'email_change'])
    if (!spent) refuse('link_invalid')
    // Another sign-up with this address happened in between.
    if (spent.purpose === 'confirmation' && (await lockPasswordHash(inside.db, spent.account_id)) !== passwordHash) refuse('link_invalid')
    if (dropsPassword) await setPasswordHash(inside.db, spent.account_id, null, ctx.clock.now())
    if (spent.purpose === 'email_change') return moveToAddress(inside, spent)
    const confirmed = { accountId: spent.account_id, email: spent.email }
    if (!(await confirmAccount(inside, confirmed))) refuse('link_invalid')
    return confirmed
  })
}

/** Confirms an account, which may make it a member. False if its address changed or it is deactivated; true if already confirmed. */
export async function confirmAccount(ctx: Ctx, { accountId, email }: Confirmed): Promise<boolean> {
  const account = await ctx.db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select('users.email_verified')
    .where('users.id', '=', accountId)
    .where('users.email', '=', email)
    .where('profiles.deactivated_at', 'is', null)
    .forUpdate('users')
    .executeTakeFirst()
  if (!account) return false
  await dropAccountTokens(ctx.db, accountId, 'confirmation')
  if (account.email_verified) return true

  const now = ctx.clock.now()
  await ctx.db.updateTable('users').set({ email_verified: true, updated_at: now }).where('id', '=', accountId).execute()
  const { membership } = await getSettings(ctx)
  await ctx.db
    .updateTable('profiles')
    .set(membership === 'automatic' ? { is_member: true, member_since: now } : { membership_requested_at: now })
    .where('id', '=', accountId)
    .where('role', 'in', ['customer', 'member'])
    .execute()
  await raise(ctx, addressConfirmed, { accountId, email })
  return true
}

/** Throws link_invalid if another account has taken the address since the mail. */
async function moveToAddress(ctx: Ctx, { account_id: accountId, email }: AccountToken): Promise<Confirmed> {
  const before = await ctx.db.selectFrom('users').select('email').where('id', '=', accountId).forUpdate().executeTakeFirst()
  const moved = await ctx.db
    .updateTable('users')
    .set({ email, email_verified: true, updated_at: ctx.clock.now() })
    .where('id', '=', accountId)
    .where('id', 'in', (eb) => eb.selectFrom('profiles').select('id').where('deactivated_at', 'is', null))
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'users_email_unique')) refuse('link_invalid')
      throw error
    })
  if (moved.numUpdatedRows === 0n) refuse('link_invalid')
  await dropAccountTokens(ctx.db, accountId)
  await raise(ctx, addressConfirmed, { accountId, email, earlierEmail: before?.email })
  return { accountId, email }
}
