import type { Profile } from '#contract/account.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { getOwnProfile } from './profile/own-profile.ts'
import { requireAccount } from './require-role.ts'

/** Grants the free membership at once, or requests it where an admin decides. Does nothing for a member. Throws NotSignedIn. */
export async function joinMembership(ctx: Ctx): Promise<Profile> {
  const { accountId } = requireAccount(ctx.actor)
  const { membership } = await getSettings(ctx)
  const now = ctx.clock.now()
  await ctx.db
    .updateTable('profiles')
    .set((eb) =>
      membership === 'automatic'
        ? { is_member: true, member_since: eb.fn.coalesce('member_since', eb.val(now)), membership_requested_at: null }
        : { membership_requested_at: eb.fn.coalesce('membership_requested_at', eb.val(now)) },
    )
    .where('id', '=', accountId)
    .where('is_member', '=', false)
    .execute()
  return getOwnProfile(ctx)
}
