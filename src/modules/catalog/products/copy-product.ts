import { sql } from 'kysely'
import type { AdminProduct } from '#contract/admin-products.ts'
import type { Product } from '#contract/catalog.ts'
import { type EditedColumn, editedColumns } from '#contract/rules/product-columns.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { getAdminProduct } from '../admin/get-admin-product.ts'
import { auditedProduct } from './audited-product.ts'
import { lockProduct, refusingTaken, writeProduct } from './change-product.ts'
import { freeSlug } from './slugs.ts'

const longestSku = 64

/** Creates a draft with the same content, its own SKU and slug, and no stock. For admins, in a transaction. Throws product_not_found. */
export async function copyProduct(ctx: Ctx, id: string): Promise<Product> {
  const original = await getAdminProduct(ctx, id)
  const copyId = newId()
  const now = ctx.clock.now()
  const [slug, sku] = [await freeSlug(ctx.db, original.name), await freeSku(ctx, original.sku)]
  const row = { id: copyId, slug, sku, name: original.name, price: original.price, created_at: now, updated_at: now }
  await refusingTaken(ctx.db.insertInto('products').values(row).execute())
  const made = await writeProduct(ctx, await lockProduct(ctx, copyId), fieldsOf(original))
  await copyImages(ctx, original, made)
  await recordChange(ctx, { action: 'product.copy', ...auditedProduct(made), after: { copy_of: original.sku, sku, slug } })
  return await lockProduct(ctx, copyId)
}

function fieldsOf(original: AdminProduct) {
  return {
    description: original.description,
    tags: original.tags,
    price: original.price,
    sale_price: original.sale_price,
    member_price: original.member_price,
    ...(original.category_id === null ? {} : { category_id: original.category_id }),
    category_ids: original.category_ids,
    sizes: original.sizes,
    colors: original.colors,
    ...(Object.fromEntries(editedColumns.map((name) => [name, original[name]])) as Pick<AdminProduct, EditedColumn>),
    translations: original.translations,
    story_ids: original.story_ids,
    facts: original.facts,
    variations_label: original.variations_label,
    variations: original.variations.map(({ id: _id, sku: _sku, ...variation }) => variation),
  }
}

/** Returns the SKU with `-COPY`, and a number if that is taken. Concurrent transactions wait for each other. */
async function freeSku({ db }: Ctx, sku: string): Promise<string> {
  const base = `${sku.replace(/-COPY(-\d+)?$/, '').slice(0, longestSku - 10)}-COPY`
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sku ${base}`}, 0))`.execute(db)
  const rows = await db.selectFrom('products').select('sku').where('sku', '>=', base).where('sku', '<', `${base}.`).execute()
  const taken = new Set(rows.map((row) => row.sku))
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

async function copyImages({ db, clock }: Ctx, original: AdminProduct, made: Product): Promise<void> {
  if (original.images.length === 0) return
  const variationOf = new Map(original.variations.map(({ id }, place) => [id, made.variations[place]?.id ?? null]))
  const chosen = await db
    .selectFrom('product_images')
    .select('id')
    .where('product_id', '=', original.id)
    .where('is_chosen', '=', true)
    .execute()
  await db
    .insertInto('product_images')
    .values(
      original.images.map((image) => ({
        id: newId(),
        product_id: made.id,
        variation_id: image.variation_id === null ? null : (variationOf.get(image.variation_id) ?? null),
        picture_key: image.image_key,
        is_featured: image.is_featured,
        is_chosen: chosen.some(({ id }) => id === image.id),
        display_order: image.display_order,
        origin: image.origin,
        alt: JSON.stringify({ ...(image.alt ? { en: image.alt } : {}), ...textsOf(image.translations) }),
        created_at: clock.now(),
      })),
    )
    .execute()
}

function textsOf(translations: AdminProduct['images'][number]['translations']): Record<string, string> {
  return Object.fromEntries(Object.entries(translations).map(([language, { alt }]) => [language, alt]))
}
