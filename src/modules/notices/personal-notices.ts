import type { PersonalData, Person } from '#modules/module.ts'
import type { Ctx } from '#modules/context.ts'

/** A person's requests, by account, or by address for a guest. An account's requests stay with it when its address changes. */
export const personalNotices: PersonalData = {
  list: {
    stock_notices: (ctx, person) =>
      ctx.db
        .selectFrom('stock_notices as n')
        .innerJoin('products as p', 'p.id', 'n.product_id')
        .leftJoin('product_variations as v', 'v.id', 'n.variation_id')
        .select(['p.name', 'v.name as variation', 'n.size', 'n.email', 'n.status', 'n.created_at', 'n.confirmed_at'])
        .where((eb) =>
          eb.or([
            eb('n.account_id', '=', person.accountId),
            eb.and([eb('n.account_id', 'is', null), eb('n.email', '=', person.email.toLowerCase())]),
          ]),
        )
        .orderBy('n.created_at')
        .execute(),
  },
  forget: forgetNotices,
}

async function forgetNotices({ db }: Ctx, { accountId, email }: Person): Promise<void> {
  await db
    .deleteFrom('stock_notices')
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb.and([eb('account_id', 'is', null), eb('email', '=', email.toLowerCase())])]))
    .execute()
}
