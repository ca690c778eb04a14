import type { Product } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { noteWholeCatalogue } from '../catalog-changes.ts'
import { presentProduct } from './product-presenter.ts'
import { readProductRows } from './product-store.ts'

const productsAtOnce = 200

/** Yields every visible product in order of creation, a few hundred at a time, so that a large catalogue never fills the memory. */
export async function* eachActiveProduct(ctx: Ctx): AsyncGenerator<Product[]> {
  noteWholeCatalogue(ctx.uses)
  ctx.uses.add('categories')
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
    yield (await readProductRows(ctx.db, ids, ctx.language)).map(presentProduct)
    after = ids.at(-1)
  }
}
