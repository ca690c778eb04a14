import type { OwnMembership } from '#contract/members.ts'
import { awaitsFirstPurchase } from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import { getOwnProfile, readMemberCode } from '#modules/identity/index.ts'
import { getSettings } from '#modules/settings/index.ts'

/** Throws NotSignedIn. */
export async function getOwnMembership(ctx: Ctx): Promise<OwnMembership> {
  const { id, is_member, member_since, membership_requested_at } = await getOwnProfile(ctx)
  const { first_purchase_discount, free_shipping_over, free_shipping_for } = await getSettings(ctx)
  return {
    is_member,
    member_since,
    member_code: is_member ? await readMemberCode(ctx, id) : null,
    membership_requested_at,
    first_purchase_discount,
    awaits_first_purchase: await awaitsFirstPurchase(ctx),
    free_shipping_over,
    has_free_shipping: free_shipping_for === 'everybody' || is_member,
  }
}
