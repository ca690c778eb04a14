import type { PersonalData } from '#modules/module.ts'
import type { Ctx } from '#modules/context.ts'
import { dropPictures } from './review-files.ts'

/** Reviews from the account's orders: exported and deleted with the account. */
export const personalReviews: PersonalData = {
  list: {
    reviews: (ctx, { accountId }) =>
      reviewsOf(ctx, accountId)
        .innerJoin('products as p', 'p.id', 'r.product_id')
        .select(['p.name as product', 'r.author', 'r.stars', 'r.text', 'r.status', 'r.answer', 'r.created_at'])
        .select((eb) =>
          eb
            .selectFrom('review_pictures as i')
            .whereRef('i.review_id', '=', 'r.id')
            .select((inner) => inner.fn.countAll<number>().as('count'))
            .as('pictures'),
        )
        .orderBy('r.created_at')
        .execute(),
  },
  async forget(ctx, { accountId }) {
    const gone = await reviewsOf(ctx, accountId).select('r.id').execute()
    if (gone.length === 0) return
    const ids = gone.map(({ id }) => id)
    await dropPictures(ctx, ids)
    await ctx.db.deleteFrom('reviews').where('id', 'in', ids).execute()
  },
}

function reviewsOf({ db }: Pick<Ctx, 'db'>, accountId: string) {
  return db.selectFrom('reviews as r').innerJoin('orders as o', 'o.id', 'r.order_id').where('o.account_id', '=', accountId)
}
