import { sql } from 'kysely'
import type { ImageOrder, ProductImage } from '#contract/product-images.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { lockImages } from './lock-images.ts'
import { readImagesOf, settleFeatured } from './product-image-store.ts'

/**
 * Puts the named images first. Others keep their order behind them, since one may have been added while staff dragged. Requires a
 * transaction. Throws product_not_found, changed_meanwhile (409), and InvalidInput for an image of another product or one named twice.
 */
export async function orderProductImages(
  ctx: Ctx,
  productId: string,
  { image_ids: imageIds, expected_updated_at: expected }: { image_ids: readonly string[]; expected_updated_at?: string | undefined },
): Promise<ImageOrder> {
  const { product, updatedAt, images } = await lockImages(ctx, productId)
  requireUnchanged(presented(images, updatedAt), expected)
  const own = inOrder(images)
  const isWrong = imageIds.some((id, place) => !own.includes(id) || imageIds.indexOf(id) !== place)
  if (isWrong) throw new InvalidInput({ image_ids: 'unknown_image' })
  const ordered = [...imageIds, ...own.filter((id) => !imageIds.includes(id))]
  await sql`
    update product_images i set display_order = o.place - 1
    from unnest(${ordered}::uuid[]) with ordinality as o (id, place)
    where i.id = o.id and i.display_order <> o.place - 1`.execute(ctx.db)
  await settleFeatured(ctx.db, productId)
  // The log shows former positions, since ids do not show readers which image moved.
  const placesOf = (ids: readonly string[]) => ids.map((id) => own.indexOf(id) + 1)
  await recordChange(ctx, {
    action: 'product.order_images',
    ...product,
    before: { order: placesOf(own) },
    after: { order: placesOf(ordered) },
  })
  return presented(await readImagesOf(ctx.db, productId), updatedAt)
}

function presented(images: ProductImage[], updatedAt: Date): ImageOrder {
  const latest = images
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .at(-1)
  return { images, updated_at: latest ?? updatedAt.toISOString() }
}

function inOrder(images: readonly ProductImage[]): string[] {
  return [...images].sort((a, b) => a.display_order - b.display_order || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
}
