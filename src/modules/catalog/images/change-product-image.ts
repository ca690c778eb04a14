import type { ProductImage, ProductImageChange } from '#contract/product-images.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { requireVariation } from './add-product-image.ts'
import { imageAmong, lockImages } from './lock-images.ts'
import { readImagesOf, settleFeatured } from './product-image-store.ts'

type Named = { productId: string; imageId: string }

type Change = ProductImageChange & { expected_updated_at?: string | undefined }

/**
 * Requires a transaction. Throws product_not_found, image_not_found, changed_meanwhile (409), InvalidInput for another product's variation.
 */
export async function changeProductImage(ctx: Ctx, { productId, imageId }: Named, change: Change): Promise<ProductImage> {
  const { product, images } = await lockImages(ctx, productId)
  const before = imageAmong(images, imageId)
  requireUnchanged(before, change.expected_updated_at)
  await requireVariation(ctx.db, productId, change.variation_id)
  const { variation_id } = change
  const alt = textsAfter(before, change)
  await ctx.db
    .updateTable('product_images')
    .set({ alt: JSON.stringify(alt), ...(variation_id === undefined ? {} : { variation_id }) })
    .where('id', '=', imageId)
    .execute()
  if (change.is_featured !== undefined) await choose(ctx, productId, change.is_featured ? imageId : firstOther(images, before))
  const after = imageAmong(await readImagesOf(ctx.db, productId), imageId)
  await recordChange(ctx, { action: 'product.change_image', ...product, before: audited(before), after: audited(after) })
  return after
}

/** Requires a transaction. Throws product_not_found, image_not_found. The file stays, since orders and mails still show the image. */
export async function removeProductImage(ctx: Ctx, { productId, imageId }: Named): Promise<void> {
  const { product, images } = await lockImages(ctx, productId)
  const { image_key } = imageAmong(images, imageId)
  await ctx.db.deleteFrom('product_images').where('id', '=', imageId).execute()
  await settleFeatured(ctx.db, productId)
  await recordChange(ctx, { action: 'product.remove_image', ...product, before: { image: image_key } })
}

/** Drops empty texts, so that screen readers use the product's name instead. */
function textsAfter({ alt, translations }: ProductImage, change: ProductImageChange): Record<string, string> {
  const spoken = { ...translations, en: { alt }, ...change.translations, ...(change.alt === undefined ? {} : { en: { alt: change.alt } }) }
  return Object.fromEntries(Object.entries(spoken).flatMap(([language, text]) => (text.alt === '' ? [] : [[language, text.alt]])))
}

/** Returns the first other image, which becomes the main one. Undefined when this image is not the main one or is the only one. */
function firstOther(images: readonly ProductImage[], { id, is_featured }: ProductImage): string | undefined {
  return is_featured ? images.find((image) => image.id !== id)?.id : undefined
}

async function choose({ db }: Ctx, productId: string, imageId: string | undefined): Promise<void> {
  if (imageId === undefined) return
  const images = db.updateTable('product_images').where('product_id', '=', productId)
  await images.set({ is_chosen: false }).where('is_chosen', '=', true).execute()
  await images.set({ is_chosen: true }).where('id', '=', imageId).execute()
  await settleFeatured(db, productId)
}

function audited({ image_key, alt, translations, is_featured, variation_id }: ProductImage) {
  return { image: image_key, alt, translations, is_featured, variation_id }
}
