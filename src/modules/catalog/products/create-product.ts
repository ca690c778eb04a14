import type { NewProduct, Product } from '#contract/catalog.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { changeProduct, refusingTaken } from './change-product.ts'
import { requireCatalogEditor } from '../catalog-rights.ts'
import { freeSlug } from './slugs.ts'

/** A draft unless another status is given; without a slug it gets one of its name. Errors as of changeProduct. */
export async function createProduct(ctx: Ctx, input: NewProduct): Promise<Product> {
  requireCatalogEditor(ctx.actor)
  const id = newId()
  const now = ctx.clock.now()
  const slug = input.slug ?? (await freeSlug(ctx.db, input.translations?.en?.name ?? input.name))
  const row = { id, slug, sku: input.sku, name: input.name, price: input.price, created_at: now, updated_at: now }
  await refusingTaken(ctx.db.insertInto('products').values(row).execute())
  return changeProduct(ctx, id, { ...input, slug })
}
