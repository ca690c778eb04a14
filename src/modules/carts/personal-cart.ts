import type { PersonalData } from '#modules/module.ts'

export const personalCart: PersonalData = {
  list: {
    cart: ({ db }, { accountId }) =>
      db
        .selectFrom('cart_items as i')
        .innerJoin('carts as c', 'c.account_id', 'i.account_id')
        .innerJoin('products as p', 'p.id', 'i.product_id')
        .leftJoin('product_variations as v', 'v.id', 'i.variation_id')
        .select(['p.name', 'v.name as variation', 'i.size', 'i.quantity', 'c.changed_at'])
        .where('i.account_id', '=', accountId)
        .orderBy('i.position')
        .execute(),
    cart_before_signing_in: ({ db }, { email }) =>
      db.selectFrom('guest_carts').select(['items', 'language', 'changed_at']).where('email', '=', email.toLowerCase()).execute(),
  },
  forget: async ({ db }, { accountId, email }) => {
    await db.deleteFrom('guest_carts').where('email', '=', email.toLowerCase()).execute()
    await db.deleteFrom('carts').where('account_id', '=', accountId).execute()
  },
}
