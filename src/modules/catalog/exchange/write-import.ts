import { otherLanguages } from '#contract/languages.ts'
import { sql } from 'kysely'
import type { AdminProduct } from '#contract/admin-products.ts'
import { type FileColumn, fileColumns } from '#contract/rules/product-columns.ts'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import { type CountOfMany, setOnHandOfMany } from '#modules/inventory/index.ts'
import type { Ctx } from '#modules/context.ts'
import { countStock } from '../products/product-stock.ts'
import { refusingTaken } from '../products/change-product.ts'
import { writeVariations } from '../products/write-variations.ts'
import { freeSlugs } from '../products/slugs.ts'
import { indexProducts } from '../search/search-index.ts'
import type { Planned } from './plan-product.ts'

const productsAtOnce = 500

type Written = Planned & { id: string; slug: string }

/** Writes the planned products, some hundred with each statement. Throws sku_taken, slug_taken or stock_below_reserved (409). */
export async function writeImport(ctx: Ctx, planned: readonly Planned[]): Promise<void> {
  for (let at = 0; at < planned.length; at += productsAtOnce) await writeSome(ctx, planned.slice(at, at + productsAtOnce))
}

async function writeSome(ctx: Ctx, planned: readonly Planned[]): Promise<void> {
  const { db } = ctx
  const slugs = await freeSlugs(
    db,
    planned.flatMap(({ existing, wanted }) => (existing ? [] : [{ name: wanted.translations?.en?.name ?? wanted.name, sku: wanted.sku }])),
  )
  const products = planned
    .map((one): Written => ({ ...one, id: one.existing?.id ?? newId(), slug: one.existing?.slug ?? slugs.get(one.wanted.sku) ?? '' }))
    // The order in which orders lock stock.
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  await refusingTaken(writeRows(db, products, ctx.clock.now()))
  await writeTexts(db, products)
  await writeCategoryLinks(db, products)
  const counts: CountOfMany[] = []
  for (const product of products) {
    const variationIds = await variationsOf(ctx, product)
    for (const { variation, size, onHand } of product.counts)
      counts.push({ productId: product.id, variationId: variation === null ? null : (variationIds[variation] ?? null), size, onHand })
    if (hasOtherSizes(product)) await countStock(ctx, { productId: product.id, variationIds, sizes: product.wanted.sizes }, {})
  }
  await setOnHandOfMany(ctx, counts)
  await indexProducts(
    db,
    products.map(({ id }) => id),
  )
}

function hasOtherSizes({ existing, wanted }: Written): boolean {
  return existing !== undefined && existing.sizes.join('\n') !== wanted.sizes.join('\n')
}

async function writeRows(db: Database, products: readonly Written[], now: Date): Promise<void> {
  const rows = products.map(({ id, slug, wanted }) => ({
    id,
    slug,
    sku: wanted.sku,
    name: wanted.name,
    description: wanted.description ?? '',
    status: wanted.status ?? 'draft',
    tags: wanted.tags ?? [],
    price: wanted.price,
    sale_price: wanted.sale_price ?? null,
    member_price: wanted.member_price ?? null,
    ...pickColumns(wanted),
    product_type_id: wanted.product_type_id ?? null,
    sizes: wanted.sizes,
    colors: wanted.colors ?? [],
    created_at: now,
    updated_at: now,
  }))
  await db
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        description: ref('excluded.description'),
        status: ref('excluded.status'),
        tags: ref('excluded.tags'),
        price: ref('excluded.price'),
        sale_price: ref('excluded.sale_price'),
        member_price: ref('excluded.member_price'),
        ...Object.fromEntries(fileColumns.map((name) => [name, ref(`excluded.${name}`)])),
        product_type_id: ref('excluded.product_type_id'),
        sizes: ref('excluded.sizes'),
        colors: ref('excluded.colors'),
      })),
    )
    .execute()
}

/** The file gives every column of its own, also those that it leaves as they are. */
function pickColumns(wanted: Planned['wanted']): Pick<AdminProduct, FileColumn> {
  return Object.fromEntries(fileColumns.map((name) => [name, wanted[name]])) as Pick<AdminProduct, FileColumn>
}

async function writeTexts(db: Database, products: readonly Written[]): Promise<void> {
  const texts = products.flatMap(({ id, wanted }) =>
    otherLanguages.flatMap((language) => {
      const said = wanted.translations?.[language]
      return said ? [{ product_id: id, language, name: said.name, description: said.description }] : []
    }),
  )
  if (texts.length > 0)
    await db
      .insertInto('product_translations')
      .values(texts)
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'language'])
          .doUpdateSet(({ ref }) => ({ name: ref('excluded.name'), description: ref('excluded.description') })),
      )
      .execute()
  for (const { id, emptied } of products)
    if (emptied.length > 0)
      await db.deleteFrom('product_translations').where('product_id', '=', id).where('language', 'in', emptied).execute()
}

async function writeCategoryLinks(db: Database, products: readonly Written[]): Promise<void> {
  const moved = products.filter(({ existing, wanted }) => (existing?.category_ids ?? []).join() !== wanted.category_ids.join())
  if (moved.length === 0) return
  await sql`delete from product_categories where product_id = any(${moved.map(({ id }) => id)}::uuid[])`.execute(db)
  const links = moved.flatMap(({ id, wanted }) =>
    wanted.category_ids.map((category_id, place) => ({ product_id: id, category_id, is_primary: place === 0 })),
  )
  if (links.length > 0) await db.insertInto('product_categories').values(links).execute()
}

/** Returns the product's variation ids in order. Writes variations only when the file changes them. */
async function variationsOf(ctx: Ctx, { id, existing, wanted }: Written): Promise<string[]> {
  const before = existing?.variations.map(({ translations: _translations, ...variation }) => variation) ?? []
  const isSame = JSON.stringify(before.map(fieldsOf)) === JSON.stringify(wanted.variations.map(fieldsOf))
  if (isSame) return before.map((variation) => variation.id)
  const ids = await refusingTaken(writeVariations(ctx.db, id, wanted.variations))
  if (before.length === 0 && existing) await countStock(ctx, { productId: id, variationIds: ids, sizes: wanted.sizes }, {})
  return ids
}

function fieldsOf(variation: Planned['wanted']['variations'][number]) {
  const { id, name, sku = null, price = null, sale_price = null, member_price = null } = variation
  return [id, name, sku, price, sale_price, member_price]
}
