import { type Ctx, inTransaction } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { endSessions } from '../account-store.ts'
import { spendAccountToken } from './account-tokens.ts'
import { confirmAccount } from './confirm-address.ts'
import { openSession, type SessionPlace } from '../sessions/open-session.ts'
import { setPasswordHash } from './passwords.ts'
import { beginSecondStep, type SignedIn } from '../second-factor/second-step.ts'
import { secondStepMethods } from '../second-factor/second-factor-rules.ts'

/** Redeems a magic link. An unconfirmed account may be a stranger's, so it becomes confirmed and its password void. Throws link_invalid. */
export async function signInByLink(ctx: Ctx, token: string, place: SessionPlace): Promise<SignedIn> {
  return inTransaction(ctx, async (inside) => {
    const spent = await spendAccountToken(inside, token, ['magic_link'])
    if (!spent) refuse('link_invalid')
    const { account_id: accountId, email } = spent
    const user = await inside.db.selectFrom('users').select('email_verified').where('id', '=', accountId).forUpdate().executeTakeFirst()
    if (user && !user.email_verified) {
      await setPasswordHash(inside.db, accountId, null, ctx.clock.now())
      await endSessions(inside.db, accountId)
    }
    if (!(await confirmAccount(inside, { accountId, email }))) refuse('link_invalid')
    const methods = await secondStepMethods(inside, accountId, place.isProduction)
    if (methods.length > 0) return { stepToken: await beginSecondStep(inside, { id: accountId, email }), methods }
    return { opened: await openSession(inside, accountId, place) }
  })
}
