import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { ProductImage } from '#contract/product-images.ts'
import type { ImageOrigin } from '#contract/rules/studio-rules.ts'
import type { Database } from '#kit/database/database.ts'
import { imageUrl } from '#modules/media/index.ts'

export type ImageRow = {
  id: string
  variation_id: string | null
  picture_key: string
  is_featured: boolean
  display_order: number
  alt: Partial<Record<Language, string>>
  width: number
  height: number
  origin: ImageOrigin
  updated_at: Date | string
}

/** Returns images for the back office, in the order that shoppers see. */
async function readProductImages(db: Database, productIds: readonly string[]): Promise<Map<string, ProductImage[]>> {
  const rows = await db
    .selectFrom('product_images as i')
    .innerJoin('pictures as f', 'f.key', 'i.picture_key')
    .where('i.product_id', 'in', [...productIds])
    .select([
      'i.id',
      'i.product_id',
      'i.variation_id',
      'i.picture_key',
      'i.is_featured',
      'i.display_order',
      'f.width',
      'f.height',
      'i.updated_at',
    ])
    .select([sql<ImageRow['alt']>`i.alt`.as('alt'), sql<ImageOrigin>`i.origin`.as('origin')])
    .orderBy('i.is_featured', 'desc')
    .orderBy('i.display_order')
    .orderBy('i.id')
    .execute()
  const images = new Map<string, ProductImage[]>(productIds.map((id) => [id, []]))
  for (const row of rows) images.get(row.product_id)?.push(presentProductImage(row))
  return images
}

export async function readImagesOf(db: Database, productId: string): Promise<ProductImage[]> {
  return (await readProductImages(db, [productId])).get(productId) ?? []
}

export function presentProductImage({ picture_key, alt: { en = '', ...others }, ...row }: ImageRow): ProductImage {
  const translations = Object.entries(others).map(([language, text]) => [language, { alt: text }])
  return {
    id: row.id,
    image_url: imageUrl(picture_key),
    image_key: picture_key,
    variation_id: row.variation_id,
    is_featured: row.is_featured,
    display_order: row.display_order,
    alt: en,
    translations: Object.fromEntries(translations),
    width: row.width,
    height: row.height,
    origin: row.origin,
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

/** Returns the later change of the product and its images, as the back office compares it. */
export function lastChangeOf(product: { updated_at: Date | string }, images: readonly Pick<ProductImage, 'updated_at'>[]): string {
  const own = new Date(product.updated_at).toISOString()
  return images.reduce((latest, { updated_at }) => (updated_at > latest ? updated_at : latest), own)
}

/** Makes the chosen image the main one, or else the first. Call it after each change of the images or their order. */
export async function settleFeatured(db: Database, productId: string): Promise<void> {
  const first = await db
    .selectFrom('product_images')
    .select('id')
    .where('product_id', '=', productId)
    .orderBy('is_chosen', 'desc')
    .orderBy('display_order')
    .orderBy('id')
    .executeTakeFirst()
  if (!first) return
  const images = db.updateTable('product_images').where('product_id', '=', productId)
  // A product must never have two main images, even between the statements.
  await images.set({ is_featured: false }).where('is_featured', '=', true).where('id', '<>', first.id).execute()
  await images.set({ is_featured: true }).where('is_featured', '=', false).where('id', '=', first.id).execute()
}
