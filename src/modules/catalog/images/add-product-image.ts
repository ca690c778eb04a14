import type { ProductImage } from '#contract/product-images.ts'
import { mostImageMb, mostImages } from '#contract/rules/image-limits.ts'
import type { Admission } from '#kit/http/before-body.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { isId, newId } from '#kit/ids.ts'
import type { Database } from '#kit/database/database.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { addImage, redrawImage } from '#modules/media/index.ts'
import { refuse } from '#modules/refuse.ts'
import { lockImages } from './lock-images.ts'
import { readImagesOf, settleFeatured } from './product-image-store.ts'

/** Longest side of the stored original: enough for a print and for twice the widest rendition. */
const sidePx = 3840

/** Runs before an upload is read. Throws product_not_found, too_many_images. */
export async function admitProductImage({ ctx }: RequestContext, productId: string): Promise<Admission> {
  if (!isId(productId)) refuse('product_not_found')
  const found = await ctx.db.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst()
  if (!found) refuse('product_not_found')
  requireRoom(await readImagesOf(ctx.db, productId))
  return { mostMb: mostImageMb }
}

type NewImage = { productId: string; file: Blob; variationId: string | undefined; alt: string | undefined }

/**
 * Adds the image last; a product's first image is its main one. Opens its own transaction, since drawing must not lock the product. Throws
 * product_not_found, too_many_images, InvalidInput for another product's variation, and the refusals of `redrawImage`.
 */
export async function addProductImage(ctx: Ctx, { productId, file, variationId, alt }: NewImage): Promise<ProductImage> {
  const { key } = await addImage(
    ctx,
    await redrawImage(ctx, file, { shape: 'inside', sidePx, format: 'original', refusesAnotherFile: true }),
  )
  return inTransaction(ctx, async (inside) => {
    const { product, images } = await lockImages(inside, productId)
    requireRoom(images)
    await requireVariation(inside.db, productId, variationId)
    const id = newId()
    const last = Math.max(-1, ...images.map(({ display_order }) => display_order))
    const row = { id, product_id: productId, picture_key: key, variation_id: variationId ?? null, display_order: last + 1 }
    await inside.db
      .insertInto('product_images')
      .values({ ...row, alt: JSON.stringify(alt ? { en: alt } : {}), created_at: inside.clock.now() })
      .execute()
    await settleFeatured(inside.db, productId)
    const image = (await readImagesOf(inside.db, productId)).find((one) => one.id === id)
    if (!image) throw new Error('The image that was just added is missing')
    await recordChange(inside, { action: 'product.add_image', ...product, after: { image: image.image_key } })
    return image
  })
}

/** Throws InvalidInput for another product's variation. */
export async function requireVariation(db: Database, productId: string, variationId: string | null | undefined): Promise<void> {
  if (variationId === null || variationId === undefined) return
  const own = await db
    .selectFrom('product_variations')
    .select('id')
    .where('product_id', '=', productId)
    .where('id', '=', variationId)
    .executeTakeFirst()
  if (!own) throw new InvalidInput({ variation_id: 'unknown_variation' })
}

function requireRoom(images: readonly unknown[]): void {
  if (images.length >= mostImages) refuse('too_many_images')
}
