import { sql } from 'kysely'
import type { ProductImage } from '#contract/product-images.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { lockImages } from './lock-images.ts'
import { readImagesOf, settleFeatured } from './product-image-store.ts'

/**
 * The named images first, then the others as they were: one may have come while somebody was dragging. Inside a transaction. Throws
 * ProductNotFound, and InvalidInput for an image of another product or one named twice.
 */
export async function orderProductImages(ctx: Ctx, productId: string, imageIds: readonly string[]): Promise<{ images: ProductImage[] }> {
  const { product, images } = await lockImages(ctx, productId)
  const own = inOrder(images)
  const isWrong = imageIds.some((id, place) => !own.includes(id) || imageIds.indexOf(id) !== place)
  if (isWrong) throw new InvalidInput({ image_ids: 'unknown_image' })
  const ordered = [...imageIds, ...own.filter((id) => !imageIds.includes(id))]
  await sql`
    update product_images i set display_order = o.place - 1
    from unnest(${ordered}::uuid[]) with ordinality as o (id, place)
    where i.id = o.id and i.display_order <> o.place - 1`.execute(ctx.db)
  await settleFeatured(ctx.db, productId)
  // By the places that they had: ids tell nobody what moved.
  const placesOf = (ids: readonly string[]) => ids.map((id) => own.indexOf(id) + 1)
  await recordChange(ctx, {
    action: 'product.order_images',
    ...product,
    before: { order: placesOf(own) },
    after: { order: placesOf(ordered) },
  })
  return { images: await readImagesOf(ctx.db, productId) }
}

function inOrder(images: readonly ProductImage[]): string[] {
  return [...images].sort((a, b) => a.display_order - b.display_order || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
}
