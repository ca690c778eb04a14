import type { Category } from '#contract/catalog.ts'
import { listCategories, listProductsByIds } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'

export const liveTables = ['categories', 'products', 'product_images', 'product_translations'] as const
export type LiveTable = (typeof liveTables)[number]

/** The languages whose words are rows of their own. */
const translations = ['ru', 'kk'] as const

type Shown = { id: string }
export type ShownRecords = {
  records: ReadonlyMap<string, Shown>
  /** Of pictures and words: the products they belong to, as far as a shopper may see them. */
  productIds: ReadonlySet<string>
}
/** What a record is found by; words have a product and a language instead of an id. */
export type RecordRef = { id: string; productId?: string; language?: string }

/** What a shopper may see of these records as they are now, by id; those that are hidden or gone are missing. */
export async function readShownRecords(ctx: Ctx, table: LiveTable, refs: readonly RecordRef[]): Promise<ShownRecords> {
  switch (table) {
    case 'products': {
      const products = await listProductsByIds(
        ctx,
        refs.map(({ id }) => id),
      )
      // Words in other languages are records of their own.
      return byId(products.map((product) => ({ ...product, translation: undefined })))
    }
    case 'categories': {
      const wanted = new Set(refs.map(({ id }) => id))
      const [categories, ...translated] = await Promise.all(
        [ctx.language, ...translations].map((language) => listCategories({ ...ctx, language }, { active: true })),
      )
      return byId(
        (categories ?? [])
          .filter(({ id }) => wanted.has(id))
          .map((category) => ({ ...category, translations: wordsIn(translated, category.id) })),
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
      const records: Shown[] = []
      const products: Shown[] = []
      for (const language of translations) {
        const productIds = productIdsOf(refs.filter((ref) => ref.language === language))
        const translated = productIds.length > 0 ? await listProductsByIds({ ...ctx, language }, productIds) : []
        products.push(...translated)
        records.push(
          ...translated.map(({ id, translation, variations }) => ({
            id: wordsId(id, language),
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

function wordsIn(categories: readonly Category[][], id: string) {
  return Object.fromEntries(
    translations.flatMap((language, index) => {
      const category = categories[index]?.find((translated) => translated.id === id)
      return category ? [[language, { name: category.name, description: category.description }]] : []
    }),
  )
}

/** Words have no id of their own in the database. */
export function wordsId(productId: string, language: string): string {
  return `${productId}:${language}`
}

function byId(records: readonly Shown[], products: readonly Shown[] = []): ShownRecords {
  return { records: new Map(records.map((record) => [record.id, record])), productIds: new Set(products.map(({ id }) => id)) }
}

function productIdsOf(refs: readonly RecordRef[]): string[] {
  return [...new Set(refs.flatMap(({ productId }) => productId ?? []))]
}
