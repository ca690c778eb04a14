import { otherLanguages } from '#contract/languages.ts'
import { sql } from 'kysely'
import type { ProductChange } from '#contract/admin-products.ts'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'

type VariationFields = NonNullable<ProductChange['variations']>[number]

/** Deletes omitted variations with their images and stock. Uses few statements, since each rebuilds the listings. Returns ids in order. */
export async function writeVariations(db: Database, productId: string, variations: readonly VariationFields[]): Promise<string[]> {
  const ids = variations.map((variation) => variation.id ?? newId())
  await sql`delete from product_variations where product_id = ${productId} and id <> all (${ids}::uuid[])`.execute(db)
  if (variations.length === 0) return ids
  // At no moment may two variations be the default or share a SKU.
  await sql`
    update product_variations set is_default = false, sku = null
    where product_id = ${productId} and (is_default or sku is not null)`.execute(db)
  const defaultPlace = Math.max(
    0,
    variations.findIndex((variation) => variation.is_default),
  )
  const rows = variations.map((variation, place) => ({
    id: ids[place] ?? newId(),
    product_id: productId,
    position: place,
    name: variation.name,
    subtitle: variation.subtitle ?? null,
    description: variation.description ?? null,
    sku: variation.sku || null,
    price: variation.price ?? null,
    sale_price: variation.sale_price ?? null,
    member_price: variation.member_price ?? null,
    color: variation.color ?? null,
    is_default: place === defaultPlace,
  }))
  await db
    .insertInto('product_variations')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        name: ref('excluded.name'),
        subtitle: ref('excluded.subtitle'),
        description: ref('excluded.description'),
        sku: ref('excluded.sku'),
        price: ref('excluded.price'),
        sale_price: ref('excluded.sale_price'),
        member_price: ref('excluded.member_price'),
        color: ref('excluded.color'),
        is_default: ref('excluded.is_default'),
      })),
    )
    .execute()
  await writeTexts(db, ids, variations)
  return ids
}

async function writeTexts(db: Database, ids: readonly string[], variations: readonly VariationFields[]): Promise<void> {
  const gone = variations.flatMap(({ translations = {} }, place) =>
    otherLanguages.flatMap((language) => (translations[language] === null ? [`${ids[place]} ${language}`] : [])),
  )
  if (gone.length > 0) {
    await sql`delete from variation_translations where variation_id || ' ' || language = any (${gone}::text[]) and variation_id = any (${ids}::uuid[])`.execute(
      db,
    )
  }
  const texts = variations.flatMap(({ translations = {} }, place) =>
    otherLanguages.flatMap((language) => {
      const { name, subtitle = null, description = null } = translations[language] ?? {}
      return name === undefined ? [] : [{ variation_id: ids[place] ?? '', language, name, subtitle, description }]
    }),
  )
  if (texts.length === 0) return
  await db
    .insertInto('variation_translations')
    .values(texts)
    .onConflict((conflict) =>
      conflict.columns(['variation_id', 'language']).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        subtitle: ref('excluded.subtitle'),
        description: ref('excluded.description'),
      })),
    )
    .execute()
}
