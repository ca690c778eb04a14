import type { Ctx } from '#modules/context.ts'
import { getOwnProfile, listOwnSessions, requireAccount } from '#modules/identity/index.ts'
import { listAllOrdersOf } from '#modules/orders/index.ts'
import { listAddresses } from './address-book.ts'
import type { PersonalRecords } from './personal-records.ts'
import { listWishlist } from './wishlist.ts'

/** Everything held about whoever asks, part by part. `others` are the parts that this module does not know. Throws NotSignedIn. */
export async function exportOwnRecords(ctx: Ctx, others: readonly PersonalRecords[]): Promise<Record<string, unknown>> {
  const { accountId, email } = requireAccount(ctx.actor)
  const wishlist = await listWishlist(ctx)
  const records: Record<string, unknown> = {
    exported_at: ctx.clock.now().toISOString(),
    profile: await getOwnProfile(ctx),
    addresses: await listAddresses(ctx),
    wishlist: wishlist.map(({ product_id, created_at, price_when_added, product }) => ({
      product_id,
      created_at,
      price_when_added,
      name: product?.name ?? null,
    })),
    orders: await listAllOrdersOf(ctx, accountId),
    sessions: await listOwnSessions(ctx, undefined),
  }
  for (const { name, list } of others) records[name] = await list(ctx, { accountId, email })
  return records
}
