import type { PersonalData } from '#modules/module.ts'
import { listAddresses } from './address-book.ts'
import { listWishlist } from './wishlist.ts'

export const personalBelongings: PersonalData = {
  list: {
    addresses: listAddresses,
    wishlist: async (ctx) =>
      (await listWishlist(ctx)).map(({ product_id, created_at, price_when_added, product }) => ({
        product_id,
        created_at,
        price_when_added,
        name: product?.name ?? null,
      })),
  },
  async forget({ db }, { accountId }) {
    await db.deleteFrom('addresses').where('account_id', '=', accountId).execute()
    await db.deleteFrom('wishlist_items').where('account_id', '=', accountId).execute()
  },
}
