import type { Product } from '#contract/catalog.ts'
import type { KeptKind } from '#kit/read-cache.ts'
import type { Tag } from '#modules/cache-tags.ts'
import type { Ctx } from '#modules/context.ts'
import { presentProduct } from './product-presenter.ts'
import { readProductRows, readProducts } from './product-store.ts'

/** Each takes about 12 kB, including derived data of pages. */
const keptProducts: KeptKind<Product> = { most: 3000 }

/** In the order of `ids`; unknown ids are left out. For cached responses a product is the same object until it changes. */
export async function readKeptProducts(ctx: Pick<Ctx, 'db' | 'language' | 'uses' | 'kept'>, ids: readonly string[]): Promise<Product[]> {
  if (!ctx.kept) return (await readProducts(ctx, ids)).map(presentProduct)
  const keyOf = (id: string) => `${ctx.language} ${id}`
  const found = await ctx.kept.readEach(keptProducts, ids.map(keyOf), ctx.uses, async (missing) => {
    const rows = await readProductRows(ctx.db, missing.map(idIn), ctx.language)
    return new Map(rows.map((row) => [keyOf(row.id), { value: presentProduct(row), tags: tagsOf(row.id) }]))
  })
  return ids.flatMap((id) => found.get(keyOf(id)) ?? [])
}

function idIn(key: string): string {
  return key.slice(key.indexOf(' ') + 1)
}

function tagsOf(id: string): Tag[] {
  return [`product:${id}`, `stock:${id}`, 'categories']
}
