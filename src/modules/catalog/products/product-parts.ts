import { sql } from 'kysely'
import type { ProductChange } from '#contract/catalog.ts'
import type { Database } from '#kit/database/database.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'

type Translations = NonNullable<ProductChange['translations']>
type VariationFields = NonNullable<ProductChange['variations']>[number]

/** Writes the languages that are named; the others stay. English is the product's own name. */
export async function writeTranslations(db: Database, productId: string, translations: Translations): Promise<void> {
  for (const language of ['ru', 'kk'] as const) {
    const words = translations[language]
    if (!words) continue
    await db
      .insertInto('product_translations')
      .values({ product_id: productId, language, ...words })
      .onConflict((conflict) => conflict.columns(['product_id', 'language']).doUpdateSet(words))
      .execute()
  }
}

/** Makes these the product's categories. Without a primary one named, the first is primary. Throws InvalidInput for an unknown one. */
export async function writeCategories(
  db: Database,
  productId: string,
  categoryIds: readonly string[],
  primaryId: string | undefined,
): Promise<void> {
  const wanted = [...new Set(primaryId === undefined ? categoryIds : [primaryId, ...categoryIds])]
  const known = wanted.length === 0 ? [] : await db.selectFrom('categories').select('id').where('id', 'in', wanted).execute()
  const unknown = wanted.filter((id) => !known.some((category) => category.id === id))
  if (unknown.length > 0)
    throw new InvalidInput({ [unknown.includes(primaryId ?? '') ? 'category_id' : 'category_ids']: 'unknown_category' })
  await db.deleteFrom('product_categories').where('product_id', '=', productId).execute()
  if (wanted.length === 0) return
  await db
    .insertInto('product_categories')
    .values(wanted.map((category_id, place) => ({ product_id: productId, category_id, is_primary: place === 0 })))
    .execute()
}

/** Makes these the product's variations, in this order; answers their ids. Those left out are removed, pictures and stock with them. */
export async function writeVariations(db: Database, productId: string, variations: readonly VariationFields[]): Promise<string[]> {
  const ids = variations.map((variation) => variation.id ?? newId())
  await sql`delete from product_variations where product_id = ${productId} and id <> all (${ids}::uuid[])`.execute(db)
  // Only one may be the default at any moment.
  await db
    .updateTable('product_variations')
    .set({ is_default: false })
    .where('product_id', '=', productId)
    .where('is_default', '=', true)
    .execute()
  const defaultPlace = Math.max(
    0,
    variations.findIndex((variation) => variation.is_default),
  )
  for (const [place, variation] of variations.entries()) {
    const id = ids[place] ?? newId()
    const fields = {
      position: place,
      name: variation.name,
      subtitle: variation.subtitle ?? null,
      description: variation.description ?? null,
      price: variation.price ?? null,
      sale_price: variation.sale_price ?? null,
      member_price: variation.member_price ?? null,
      color: variation.color ?? null,
      is_default: place === defaultPlace,
    }
    await db
      .insertInto('product_variations')
      .values({ id, product_id: productId, ...fields })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(fields))
      .execute()
    await writeVariationTranslations(db, id, variation.translations ?? {})
  }
  return ids
}

async function writeVariationTranslations(
  db: Database,
  variationId: string,
  translations: NonNullable<VariationFields['translations']>,
): Promise<void> {
  for (const language of ['ru', 'kk'] as const) {
    const words = translations[language]
    if (!words) continue
    const fields = { name: words.name, subtitle: words.subtitle ?? null, description: words.description ?? null }
    await db
      .insertInto('variation_translations')
      .values({ variation_id: variationId, language, ...fields })
      .onConflict((conflict) => conflict.columns(['variation_id', 'language']).doUpdateSet(fields))
      .execute()
  }
}
