import type { Profile } from '#contract/account.ts'
import { NotSignedIn } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { findProfile } from '../account-store.ts'
import { presentProfile } from './profile-presenter.ts'

export async function findOwnProfile({ db, actor }: Ctx): Promise<Profile | undefined> {
  if (actor.kind !== 'account') return undefined
  const row = await findProfile(db, actor.accountId)
  return row && presentProfile(row)
}

/** Throws NotSignedIn (401). */
export async function getOwnProfile(ctx: Ctx): Promise<Profile> {
  const own = await findOwnProfile(ctx)
  if (!own) throw new NotSignedIn()
  return own
}

/** Returns the code by which a point of sale finds this account while it is a member. */
export async function readMemberCode({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<string> {
  const { member_code: code } = await db.selectFrom('profiles').select('member_code').where('id', '=', accountId).executeTakeFirstOrThrow()
  return code
}

/** Saves the last used payment method, which is offered first next time. */
export async function rememberPaymentMethod({ db }: Pick<Ctx, 'db'>, accountId: string, paymentMethodId: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ preferred_payment_method_id: paymentMethodId })
    .where('id', '=', accountId)
    .where('preferred_payment_method_id', 'is distinct from', paymentMethodId)
    .execute()
}
