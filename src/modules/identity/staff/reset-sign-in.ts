import { staffRoles } from '#contract/rules/roles.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { enqueueAccountMail } from '../mails/account-mail-job.ts'
import { dropEveryAccountToken } from '../sign-in/account-tokens.ts'
import { deletePasskeysOf, selectPasskeys } from '../passkeys/passkey-store.ts'
import { deleteSecondFactor, findSecondFactor } from '../second-factor/second-factor-store.ts'

export type SignInReset = { hadApp: boolean; passkeys: number; sessions: number }

/**
 * Removes a staff member's lost authenticator app and passkeys, ends sessions and open links, records it and informs them by mail. The
 * password alone then lets them in to set up new ones. For the operator's command only: checks no permission. Throws NotFound.
 */
export async function resetSignIn(ctx: Ctx, email: string): Promise<SignInReset> {
  return inTransaction(ctx, async (inside) => {
    const { db } = inside
    const id = await lockStaffAccount(inside, email)
    const hadApp = (await findSecondFactor(db, id)) !== undefined
    const { length: passkeys } = await selectPasskeys(db, id)
    await deleteSecondFactor(db, id)
    await deletePasskeysOf(db, id)
    await dropEveryAccountToken(db, id)
    const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', id).executeTakeFirst()
    const reset = { hadApp, passkeys, sessions: Number(numDeletedRows) }
    await db
      .insertInto('sign_in_resets')
      .values({ id: newId(), account_id: id, had_app: hadApp, passkeys, sessions: reset.sessions, reset_at: ctx.clock.now() })
      .execute()
    await enqueueAccountMail(inside, { kind: 'sign_in_reset', email })
    return reset
  })
}

async function lockStaffAccount({ db }: Ctx, email: string): Promise<string> {
  const account = await db
    .selectFrom('profiles')
    .select('id')
    .where('email', '=', email)
    .where('role', 'in', staffRoles)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new NotFound()
  return account.id
}
