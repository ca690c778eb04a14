import type { Tag, Uses } from '#modules/cache-tags.ts'
import type { TableName } from '#modules/module.ts'
import { type EffectsOf, partOf, wholeOf } from '#modules/live-effects.ts'
import type { RowChange, TagsOf } from '#modules/row-change.ts'

/** Adds tags for a response that shows these products, or would show them if they were visible. */
export function noteProducts(uses: Uses, products: readonly { id: string }[]): void {
  for (const { id } of products) {
    uses.add(`product:${id}`)
    uses.add(`stock:${id}`)
  }
}

/** Adds tags for a response made from every visible product, which are too many to tag each. */
export function noteWholeCatalogue(uses: Uses): void {
  uses.add('assortment')
  uses.add('every-product')
  uses.add('every-stock-label')
}

const partOfProduct = ({ product_id: id }: RowChange): Tag[] => (id ? [`product:${id}`, 'every-product'] : ['every-product'])

export const catalogTags = {
  products: ({ id, tags_changed: areTagsChanged }) => [`product:${id}`, 'every-product', ...(areTagsChanged ? assortment : [])],
  product_translations: partOfProduct,
  product_variations: partOfProduct,
  variation_translations: partOfProduct,
  product_images: partOfProduct,
  product_categories: partOfProduct,
  product_stories: partOfProduct,
  product_listings: listingTags,
  product_search: () => ['search'],
  categories: () => ['categories'],
  category_translations: () => ['categories'],
  featured_categories: () => ['categories'],
  named_pictures: () => ['pictures'],
  stories: () => ['stories'],
  story_translations: () => ['stories'],
  size_guides: () => ['size-guides'],
} satisfies Partial<Record<TableName, TagsOf>>

const productChanged: EffectsOf = ({ product_id: id }) => partOf('products', id)

const categoryChanged: EffectsOf = ({ category_id: id }) => partOf('categories', id)

export const catalogEffects = {
  products: (change) => wholeOf('products', change),
  product_translations: productChanged,
  product_variations: productChanged,
  variation_translations: productChanged,
  product_images: productChanged,
  product_categories: productChanged,
  product_stories: productChanged,
  categories: (change) => wholeOf('categories', change),
  category_translations: categoryChanged,
  featured_categories: categoryChanged,
} satisfies Partial<Record<TableName, EffectsOf>>

const assortment: readonly Tag[] = ['assortment']

/** Returns one tag for each category that the product was or is in, and one without a category. */
function listingTags({ category_id: categoryId, was_shown: wasShown, is_shown: isShown, ...listing }: RowChange): Tag[] {
  const isOther = wasShown !== isShown || listing.has_moved || listing.is_back
  return [categoryId ? `listing:${categoryId}` : 'listing', ...(isOther ? assortment : [])]
}
