import type { Product } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { presentProduct } from './product-presenter.ts'
import { readProducts } from './product-store.ts'

const productsAtOnce = 200

/** Every product that shoppers see, a few hundred at a time in the order they were made, so that a large shop never stands in memory. */
export async function* eachActiveProduct(ctx: Ctx): AsyncGenerator<Product[]> {
  for (const tag of ['products', 'variations', 'categories', 'stocks']) ctx.uses.add(tag)
  for (let after: string | undefined; ;) {
    const rows = await ctx.db
      .selectFrom('products')
      .select('id')
      .where('status', '=', 'active')
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(productsAtOnce)
      .execute()
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    yield (await readProducts(ctx.db, ids, ctx.language)).map(presentProduct)
    after = ids.at(-1)
  }
}
