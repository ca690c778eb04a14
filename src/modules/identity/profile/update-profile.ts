import type { Profile, ProfileChange } from '#contract/account.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { hasErrorCode } from '#kit/database/sql-errors.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import type { OnLettersChosen } from './letters-choice.ts'
import { getOwnProfile } from './own-profile.ts'
import { requireAccount } from '../require-role.ts'

/** Changes the fields that are named. Throws NotSignedIn, InvalidInput. */
export async function updateProfile(ctx: Ctx, change: ProfileChange, onLettersChosen: OnLettersChosen): Promise<Profile> {
  const { accountId, email } = requireAccount(ctx.actor)
  const today = ctx.clock.now().toISOString().slice(0, 10)
  if (change.birthday && change.birthday > today) throw new InvalidInput({ birthday: 'invalid_date' })
  return inTransaction(ctx, async (inside) => {
    const named = Object.values(change).some((value) => value !== undefined)
    if (named) await inside.db.updateTable('profiles').set(change).where('id', '=', accountId).execute().catch(refuseUnknownMethod)
    if (change.full_name !== undefined) {
      await inside.db
        .updateTable('users')
        .set({ name: change.full_name, updated_at: ctx.clock.now() })
        .where('id', '=', accountId)
        .execute()
    }
    if (change.marketing_emails !== undefined) await onLettersChosen(inside, { email, isWanted: change.marketing_emails })
    return getOwnProfile(inside)
  })
}

function refuseUnknownMethod(error: unknown): never {
  const foreignKeyViolation = '23503'
  if (hasErrorCode(error, foreignKeyViolation)) throw new InvalidInput({ preferred_payment_method_id: 'unknown_payment_method' })
  throw error
}
