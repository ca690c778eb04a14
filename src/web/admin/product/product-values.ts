import { listCell, readListCell } from '#contract/rules/csv.ts'
import type { AdminProduct } from '#contract/admin-products.ts'
import type { InputOf } from '#contract/calls/typed-call.ts'
import type * as adminProducts from '#contract/calls/admin-products.gen.ts'
import { type Language, languages, type OtherLanguage, perOther } from '#contract/languages.ts'
import { type ColumnValues, columnValuesOf, emptyColumns, sentColumns } from './column-values.ts'
import { factTexts } from '../kit/fields/fact-texts.ts'
import type { Texts } from '../kit/fields/missing-texts.ts'

/** Keyed by the variation's id, or by a generated key while it is unsaved. */
export type VariationValue = {
  texts: Partial<Record<Language, Texts>>
  sku: string
  price: number | null
  sale_price: number | null
  member_price: number | null
  color: string
}

/** The values of the product editor, named as in the call. */
export type ProductValues = ColumnValues & {
  translations: Partial<Record<Language, Texts>>
  status: AdminProduct['status']
  price: number | null
  sale_price: number | null
  member_price: number | null
  category_id: string
  category_ids: string[]
  tags: string
  sku: string
  slug: string
  facts: Partial<Record<Language, Texts>>
  sizes: string[]
  order: string[]
  variations: Record<string, VariationValue>
  /** The name of the property in which variations differ, under `label` in each language. */
  variations_label: Partial<Record<Language, Texts>>
  stock: Record<string, number | null>
  story_ids: string[]
}

type NewProduct = InputOf<typeof adminProducts.create>
type ProductChange = InputOf<typeof adminProducts.change>['body']

export function stockKey(variation: string | null, size: string | null): string {
  return `${variation ?? ''}|${size ?? ''}`
}

function optionsOf({ order, sizes }: Pick<ProductValues, 'order' | 'sizes'>): { variation: string | null; size: string | null }[] {
  const columns = sizes.length === 0 ? [null] : sizes
  return (order.length === 0 ? [null] : order).flatMap((variation) => columns.map((size) => ({ variation, size })))
}

export function isNew(key: string): boolean {
  return key.startsWith('new-')
}

export const noVariation: VariationValue = {
  texts: { en: { name: '' } },
  sku: '',
  price: null,
  sale_price: null,
  member_price: null,
  color: '',
}

export const emptyProduct: ProductValues = {
  translations: { en: { name: '', description: '' } },
  status: 'draft',
  ...emptyColumns,
  price: null,
  sale_price: null,
  member_price: null,
  category_id: '',
  category_ids: [],
  tags: '',
  sku: '',
  slug: '',
  facts: factTexts(),
  sizes: [],
  order: [],
  variations: {},
  variations_label: labelTexts(),
  stock: {},
  story_ids: [],
}

export function valuesOf(product: AdminProduct): ProductValues {
  return {
    translations: textsOf(product.translations),
    status: product.status,
    ...columnValuesOf(product),
    price: product.price,
    sale_price: product.sale_price,
    member_price: product.member_price,
    category_id: product.category_id ?? '',
    category_ids: product.category_ids.filter((id) => id !== product.category_id),
    tags: listCell(product.tags),
    sku: product.sku,
    slug: product.slug,
    facts: factTexts(product.facts),
    sizes: product.sizes,
    order: product.variations.map(({ id }) => id),
    variations: Object.fromEntries(product.variations.map((variation) => [variation.id, variationValue(variation)])),
    variations_label: labelTexts(product.variations_label),
    stock: Object.fromEntries(product.stock.map(({ variation_id, size, on_hand }) => [stockKey(variation_id, size), on_hand])),
    story_ids: product.story_ids,
  }
}

function variationValue({
  name,
  subtitle,
  description,
  translations,
  sku,
  color,
  ...prices
}: AdminProduct['variations'][number]): VariationValue {
  const { price, sale_price, member_price } = prices
  const english = { name, subtitle: subtitle ?? '', description: description ?? '' }
  return { texts: { ...textsOf(translations), en: english }, sku: sku ?? '', price, sale_price, member_price, color: color ?? '' }
}

function textsOf(translations: Partial<Record<Language, Record<string, string | null>>>): Partial<Record<Language, Texts>> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const texts = translations[language]
      return texts ? [[language, Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text ?? '']))]] : []
    }),
  )
}

/** Contains every language in a fixed order, so a comparison with the saved texts finds real changes only. */
function labelTexts(label: AdminProduct['variations_label'] = {}): Partial<Record<Language, Texts>> {
  return Object.fromEntries(languages.map((language) => [language, { label: label[language] ?? '' }]))
}

function sentLabel(texts: ProductValues['variations_label']): AdminProduct['variations_label'] {
  return Object.fromEntries(languages.map((language) => [language, texts[language]?.['label'] ?? '']))
}

/** Returns the body for a saved product: the changed fields, and of the stock only the changed counts. */
export function changeOf(changed: Partial<ProductValues>, values: ProductValues, saved: ProductValues): ProductChange {
  const { translations, order, variations, variations_label, stock, tags, category_id, category_ids, price, ...plain } = changed
  const haveVariationsChanged = order !== undefined || variations !== undefined
  return {
    ...plain,
    ...sentColumns(changed),
    ...(price == null ? {} : { price }),
    ...(translations && { translations: sentTexts(translations, productTexts) }),
    ...(tags === undefined ? {} : { tags: readListCell(tags) }),
    ...((category_id !== undefined || category_ids !== undefined) && sentCategories(values)),
    ...(variations_label && { variations_label: sentLabel(variations_label) }),
    ...(haveVariationsChanged && { variations: sentVariations(values) }),
    ...(stock || order || changed.sizes ? { stock: sentStock(values, saved) } : {}),
  }
}

export function newProductOf(values: ProductValues): NewProduct {
  const { translations, tags, slug, category_id: _main, category_ids: _others, order: _order, ...plain } = values
  return {
    ...plain,
    ...sentColumns(values),
    ...(slug === '' ? {} : { slug }),
    name: translations.en?.['name'] ?? '',
    price: values.price ?? 0,
    translations: sentTexts(translations, productTexts),
    tags: readListCell(tags),
    ...sentCategories(values),
    variations: sentVariations(values),
    variations_label: sentLabel(values.variations_label),
    stock: sentStock(values, emptyProduct),
  }
}

function sentCategories({ category_id, category_ids }: ProductValues) {
  return category_id === '' ? { category_ids } : { category_id, category_ids: [category_id, ...category_ids] }
}

function sentVariations({ order, variations }: ProductValues): NonNullable<ProductChange['variations']> {
  return order.flatMap((key, place) => {
    const variation = variations[key]
    if (!variation) return []
    const { texts, sku, color, price, sale_price, member_price } = variation
    const { name = '', subtitle, description } = texts.en ?? {}
    return [
      {
        ...(isNew(key) ? {} : { id: key }),
        name,
        subtitle: subtitle || null,
        description: description || null,
        sku: sku || null,
        price,
        sale_price,
        member_price,
        color: (color || null) as 'red' | null,
        is_default: place === 0,
        translations: sentTexts(texts, variationTexts),
      },
    ]
  })
}

function sentStock(values: ProductValues, saved: ProductValues): NonNullable<ProductChange['stock']> {
  return optionsOf(values).flatMap(({ variation, size }) => {
    const key = stockKey(variation, size)
    const on_hand = values.stock[key]
    if (on_hand === null || on_hand === undefined || on_hand === saved.stock[key]) return []
    const place = variation === null ? {} : isNew(variation) ? { variation: values.order.indexOf(variation) } : { variation_id: variation }
    return [{ ...place, size, on_hand }]
  })
}

const productTexts = (texts: Texts) => ({ name: texts['name'] ?? '', description: texts['description'] ?? '' })
const variationTexts = (texts: Texts) => ({
  name: texts['name'] ?? '',
  subtitle: texts['subtitle'] || null,
  description: texts['description'] || null,
})

/** A language without any text is sent as null, so shoppers read the English text. */
function sentTexts<Sent>(texts: Partial<Record<Language, Texts>>, write: (texts: Texts) => Sent) {
  const isEmpty = (one: Texts | undefined) => !one || Object.values(one).every((text) => text.trim() === '')
  const sent = (language: OtherLanguage) => (isEmpty(texts[language]) ? null : write(texts[language] ?? {}))
  return { en: write(texts.en ?? {}), ...perOther(sent) }
}
