import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { ProductImage } from '#contract/product-images.ts'
import { mostImages } from '#contract/rules/image-limits.ts'
import type { ImageOrigin } from '#contract/rules/studio-rules.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { requireVariation } from './add-product-image.ts'
import { lockImages } from './lock-images.ts'
import { readImagesOf, settleFeatured } from './product-image-store.ts'

export type MadeImage = {
  /** The id of the product's existing image, or null for a new one. */
  id: string | null
  imageKey: string
  origin: ImageOrigin
  variationId: string | null
  alt: Partial<Record<Language, string>>
  isFeatured: boolean
}

/**
 * Adds or changes made images and puts them before the product's others, in this order. Returns their ids in order. Requires a transaction;
 * the caller writes the audit log. Throws product_not_found, too_many_images, InvalidInput for another product's variation.
 */
export async function placeMadeImages(ctx: Ctx, productId: string, made: readonly MadeImage[]): Promise<string[]> {
  const { images } = await lockImages(ctx, productId)
  const isThere = (id: string | null) => id !== null && images.some((image) => image.id === id)
  const added = made.filter(({ id }) => !isThere(id)).length
  if (images.length + added > mostImages) refuse('too_many_images')
  const ids: string[] = []
  for (const image of made) {
    await requireVariation(ctx.db, productId, image.variationId)
    ids.push(image.id !== null && isThere(image.id) ? await changeMade(ctx, image.id, image) : await addMade(ctx, productId, image))
  }
  await putFirst(ctx, images, ids)
  const featured = ids[made.findLastIndex(({ isFeatured }) => isFeatured)]
  if (featured !== undefined) {
    const own = ctx.db.updateTable('product_images').where('product_id', '=', productId)
    await own.set({ is_chosen: false }).where('is_chosen', '=', true).execute()
    await own.set({ is_chosen: true }).where('id', '=', featured).execute()
  }
  await settleFeatured(ctx.db, productId)
  return ids
}

export async function readMadeImages({ db }: Pick<Ctx, 'db'>, productId: string): Promise<ReadonlyMap<string, ProductImage>> {
  return new Map((await readImagesOf(db, productId)).map((image) => [image.id, image]))
}

async function addMade({ db, clock }: Ctx, productId: string, image: MadeImage): Promise<string> {
  const id = newId()
  await db
    .insertInto('product_images')
    .values({
      id,
      product_id: productId,
      picture_key: image.imageKey,
      origin: image.origin,
      variation_id: image.variationId,
      alt: JSON.stringify(spoken(image.alt)),
      created_at: clock.now(),
    })
    .execute()
  return id
}

async function changeMade({ db }: Ctx, id: string, { variationId, alt }: MadeImage): Promise<string> {
  await db
    .updateTable('product_images')
    .set({ variation_id: variationId, alt: JSON.stringify(spoken(alt)) })
    .where('id', '=', id)
    .execute()
  return id
}

async function putFirst({ db }: Ctx, images: readonly ProductImage[], ids: readonly string[]): Promise<void> {
  const others = images.toSorted((a, b) => a.display_order - b.display_order || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
  const ordered = [...ids, ...others.filter((id) => !ids.includes(id))]
  await sql`
    update product_images i set display_order = o.place - 1
    from unnest(${ordered}::uuid[]) with ordinality as o (id, place)
    where i.id = o.id and i.display_order <> o.place - 1`.execute(db)
}

function spoken(alt: MadeImage['alt']): MadeImage['alt'] {
  return Object.fromEntries(Object.entries(alt).filter(([, text]) => text !== ''))
}
