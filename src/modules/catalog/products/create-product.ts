import type { NewProduct } from '#contract/admin-products.ts'
import type { Product } from '#contract/catalog.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { recordChange } from '#modules/audit/index.ts'
import { getAdminProduct } from '../admin/get-admin-product.ts'
import { auditedFields, auditedProduct } from './audited-product.ts'
import { lockProduct, refusingTaken, writeProduct } from './change-product.ts'
import { freeSlug } from './slugs.ts'

/** Creates a draft unless the input gives a status. Without a slug it derives one from the name. Throws the errors of changeProduct. */
export async function createProduct(ctx: Ctx, input: NewProduct): Promise<Product> {
  const id = newId()
  const now = ctx.clock.now()
  const slug = input.slug ?? (await freeSlug(ctx.db, input.translations?.en?.name ?? input.name))
  const row = { id, slug, sku: input.sku, name: input.name, price: input.price, created_at: now, updated_at: now }
  await refusingTaken(ctx.db.insertInto('products').values(row).execute())
  const made = await writeProduct(ctx, await lockProduct(ctx, id), { ...input, slug })
  await recordChange(ctx, { action: 'product.create', ...auditedProduct(made), after: auditedFields(await getAdminProduct(ctx, id)) })
  return made
}
