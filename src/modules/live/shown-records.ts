import { otherLanguages } from '#contract/languages.ts'
import type { Category } from '#contract/catalog.ts'
import type { LiveRecord, LiveTable } from '#contract/live.ts'
import { listCategories, listProductsByIds } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'

export type ShownRecords = {
  records: ReadonlyMap<string, LiveRecord>
  /** For images and translations: their products that a shopper may see. */
  productIds: ReadonlySet<string>
}
/** Identifies a record; a translation by its product and language. */
export type RecordRef = { id: string; productId?: string; language?: string }

/** Returns the shopper's view of these records, by id. Hidden or deleted ones are missing. */
export async function readShownRecords(ctx: Ctx, table: LiveTable, refs: readonly RecordRef[]): Promise<ShownRecords> {
  switch (table) {
    case 'products': {
      const products = await listProductsByIds(
        ctx,
        refs.map(({ id }) => id),
      )
      return byId(products.map((product) => ({ ...product, translation: undefined })))
    }
    case 'categories': {
      const wanted = new Set(refs.map(({ id }) => id))
      const [categories, ...translated] = await Promise.all(
        [ctx.language, ...otherLanguages].map((language) => listCategories({ ...ctx, language }, { active: true })),
      )
      return byId(
        (categories ?? [])
          .filter(({ id }) => wanted.has(id))
          .map((category) => ({ ...category, translations: translationsIn(translated, category.id) })),
      )
    }
    case 'product_images': {
      const products = await listProductsByIds(ctx, productIdsOf(refs))
      return byId(
        products.flatMap((product) => product.images.map((image) => ({ ...image, product_id: product.id }))),
        products,
      )
    }
    case 'product_translations': {
      const records: LiveRecord[] = []
      const products: LiveRecord[] = []
      for (const language of otherLanguages) {
        const productIds = productIdsOf(refs.filter((ref) => ref.language === language))
        const translated = productIds.length > 0 ? await listProductsByIds({ ...ctx, language }, productIds) : []
        products.push(...translated)
        records.push(
          ...translated.map(({ id, translation, variations }) => ({
            id: translationId(id, language),
            product_id: id,
            language,
            ...translation,
            variations: variations.map(({ id: variationId, name, subtitle, description }) => ({
              id: variationId,
              name,
              subtitle,
              description,
            })),
          })),
        )
      }
      return byId(records, products)
    }
  }
}

function translationsIn(categories: readonly Category[][], id: string) {
  return Object.fromEntries(
    otherLanguages.flatMap((language, index) => {
      const category = categories[index]?.find((translated) => translated.id === id)
      return category ? [[language, { name: category.name, description: category.description }]] : []
    }),
  )
}

/** Translations have no id of their own in the database. */
export function translationId(productId: string, language: string): string {
  return `${productId}:${language}`
}

function byId(records: readonly LiveRecord[], products: readonly LiveRecord[] = []): ShownRecords {
  return { records: new Map(records.map((record) => [record.id, record])), productIds: new Set(products.map(({ id }) => id)) }
}

function productIdsOf(refs: readonly RecordRef[]): string[] {
  return [...new Set(refs.flatMap(({ productId }) => productId ?? []))]
}
