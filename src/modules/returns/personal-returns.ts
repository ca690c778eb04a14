import type { PersonalData } from '#modules/module.ts'
import type { Ctx } from '#modules/context.ts'
import { returnPictures } from './return-pictures.ts'
import { presentReturn, returnColumns } from './return-store.ts'

/** Returns of the account's orders: exported and deleted with the account. Refunds stay in the books. */
export const personalReturns: PersonalData = {
  list: {
    returns: async (ctx, { accountId }) =>
      (await returnsOf(ctx, accountId).select(returnColumns).orderBy('r.created_at').execute()).map(presentReturn),
  },
  async forget(ctx, { accountId }) {
    const gone = await returnsOf(ctx, accountId).select('r.id').execute()
    if (gone.length === 0) return
    const ids = gone.map(({ id }) => id)
    await returnPictures.drop(ctx, await ctx.db.deleteFrom('return_pictures').where('return_id', 'in', ids).returning('id').execute())
    await ctx.db.deleteFrom('order_returns').where('id', 'in', ids).execute()
  },
}

function returnsOf({ db }: Pick<Ctx, 'db'>, accountId: string) {
  return db.selectFrom('order_returns as r').innerJoin('orders as o', 'o.id', 'r.order_id').where('o.account_id', '=', accountId)
}
