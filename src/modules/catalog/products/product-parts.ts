import { otherLanguages } from '#contract/languages.ts'
import type { ProductChange } from '#contract/admin-products.ts'
import type { Database } from '#kit/database/database.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'

type Translations = NonNullable<ProductChange['translations']>

/** Writes or deletes the given languages; the others stay. English is the product's own name. */
export async function writeTranslations(db: Database, productId: string, translations: Translations): Promise<void> {
  for (const language of otherLanguages) {
    const translation = translations[language]
    if (translation === null) {
      await db.deleteFrom('product_translations').where('product_id', '=', productId).where('language', '=', language).execute()
    }
    if (!translation) continue
    await db
      .insertInto('product_translations')
      .values({ product_id: productId, language, ...translation })
      .onConflict((conflict) => conflict.columns(['product_id', 'language']).doUpdateSet(translation))
      .execute()
  }
}

/** Sets the product's categories. The first is the primary one unless another is given. Throws InvalidInput for an unknown one. */
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

/** Sets the stories of the product's page, in this order. Throws InvalidInput for an unknown one. */
export async function writeStories(db: Database, productId: string, storyIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(storyIds)]
  const known = wanted.length === 0 ? [] : await db.selectFrom('stories').select('id').where('id', 'in', wanted).execute()
  if (known.length < wanted.length) throw new InvalidInput({ story_ids: 'unknown_story' })
  await db.deleteFrom('product_stories').where('product_id', '=', productId).execute()
  if (wanted.length === 0) return
  await db
    .insertInto('product_stories')
    .values(wanted.map((story_id, position) => ({ product_id: productId, story_id, position })))
    .execute()
}
