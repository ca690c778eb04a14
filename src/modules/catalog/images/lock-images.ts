import type { ProductImage } from '#contract/product-images.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { readImagesOf } from './product-image-store.ts'

type Named = { entity: 'product'; entityId: string; entityName: string }

type Locked = { product: Named; updatedAt: Date; images: ProductImage[] }

/** Locks the product and returns it with its images; for admins. Throws product_not_found. */
export async function lockImages(ctx: Ctx, productId: string): Promise<Locked> {
  const locked = await ctx.db
    .selectFrom('products')
    .select(['name', 'updated_at'])
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!locked) refuse('product_not_found')
  const images = await readImagesOf(ctx.db, productId)
  return { product: { entity: 'product', entityId: productId, entityName: locked.name }, updatedAt: locked.updated_at, images }
}

/** Throws image_not_found. */
export function imageAmong(images: readonly ProductImage[], id: string): ProductImage {
  const image = images.find((one) => one.id === id)
  if (!image) refuse('image_not_found')
  return image
}
