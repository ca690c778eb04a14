import type { Profile, ProfileChange } from '#contract/account.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { hasErrorCode } from '#kit/database/sql-errors.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { raise } from '#modules/domain-events.ts'
import { languageChosen, marketingChosen } from '../identity-events.ts'
import { getOwnProfile } from './own-profile.ts'
import { requireAccount } from '../require-role.ts'

type Update = ProfileChange & { expected_updated_at?: string | undefined }

/** Changes only the given fields. Throws NotSignedIn, InvalidInput, changed_meanwhile. */
export async function updateProfile(ctx: Ctx, { expected_updated_at, ...change }: Update): Promise<Profile> {
  const { accountId, email } = requireAccount(ctx.actor)
  const today = ctx.clock.now().toISOString().slice(0, 10)
  if (change.birthday && change.birthday > today) throw new InvalidInput({ birthday: 'date_not_past' })
  return inTransaction(ctx, async (inside) => {
    await inside.db.selectFrom('profiles').select('id').where('id', '=', accountId).forUpdate().execute()
    requireUnchanged(await getOwnProfile(inside), expected_updated_at)
    const named = Object.values(change).some((value) => value !== undefined)
    if (named) await inside.db.updateTable('profiles').set(change).where('id', '=', accountId).execute().catch(refuseUnknownMethod)
    if (change.full_name !== undefined) {
      await inside.db
        .updateTable('users')
        .set({ name: change.full_name, updated_at: ctx.clock.now() })
        .where('id', '=', accountId)
        .execute()
    }
    const profile = await getOwnProfile(inside)
    const { language } = profile
    if (change.marketing_emails !== undefined) await raise(inside, marketingChosen, { email, language, isWanted: change.marketing_emails })
    if (change.language !== undefined) await raise(inside, languageChosen, { email, language })
    return profile
  })
}

function refuseUnknownMethod(error: unknown): never {
  const foreignKeyViolation = '23503'
  if (hasErrorCode(error, foreignKeyViolation)) throw new InvalidInput({ preferred_payment_method_id: 'unknown_payment_method' })
  throw error
}
