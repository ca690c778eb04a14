import type { Language } from '#contract/languages.ts'
import type { AdminProduct } from '#contract/admin-products.ts'
import { type PlainColumns, plainColumnNames, plainColumns } from '#contract/rules/product-columns.ts'
import { money, moneyOrNull } from '#contract/rules/money.ts'
import { instantOrNull } from '../products/product-presenter.ts'
import { lastChangeOf, presentProductImage } from '../images/product-image-store.ts'
import type { AdminProductRow } from './admin-product-store.ts'

export function presentAdminProduct(row: AdminProductRow, on: readonly Language[]): AdminProduct {
  const translations = {
    en: { name: row.name, description: row.description },
    ...Object.fromEntries(row.translations.map(({ language, name, description }) => [language, { name, description }])),
  } satisfies AdminProduct['translations']
  const images = row.images.map(presentProductImage)
  return {
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    name: row.name,
    description: row.description,
    tags: row.tags,
    status: row.status,
    availability: row.availability,
    price: money(row.price),
    sale_price: moneyOrNull(row.sale_price),
    member_price: moneyOrNull(row.member_price),
    category_id: row.categories.find((category) => category.is_primary)?.id ?? row.categories[0]?.id ?? null,
    category_ids: row.categories.map(({ id }) => id),
    categories: row.categories.map(({ id, slug, name, is_primary }) => ({ id, slug, name, is_primary })),
    sizes: row.sizes,
    colors: row.colors,
    ...presentColumns(row),
    translations,
    missing_translations: missingIn(on, translations),
    variations: row.variations.map(presentVariation),
    variations_label: row.variations_label,
    stock: row.stock.map(({ variation_id, size, on_hand, reserved, available }) => ({ variation_id, size, on_hand, reserved, available })),
    images,
    story_ids: row.story_ids,
    facts: row.facts,
    ordered_count: row.ordered_count,
    sold_30_days: row.sold_30_days,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: lastChangeOf(row, images),
  }
}

type Columns = Pick<AdminProduct, keyof PlainColumns>

function presentColumns(row: Columns): Columns {
  const valueOf = (name: keyof PlainColumns) =>
    plainColumns[name].kind === 'instant' ? instantOrNull(row[name] as string | null) : row[name]
  return Object.fromEntries(plainColumnNames.map((name) => [name, valueOf(name)])) as Columns
}

function presentVariation({ translations, ...row }: AdminProductRow['variations'][number]): AdminProduct['variations'][number] {
  return {
    id: row.id,
    name: row.name,
    sku: row.sku,
    subtitle: row.subtitle,
    description: row.description,
    price: moneyOrNull(row.price),
    sale_price: moneyOrNull(row.sale_price),
    member_price: moneyOrNull(row.member_price),
    color: row.color,
    is_default: row.is_default,
    translations: Object.fromEntries(
      translations.map(({ language, name, subtitle, description }) => [language, { name, subtitle, description }]),
    ),
  }
}

/** A translated description can be missing only when the English one exists. */
function missingIn(on: readonly Language[], translations: AdminProduct['translations']): AdminProduct['missing_translations'] {
  return on.filter((language) => {
    const texts = translations[language]
    return !texts?.name || (!texts.description && Boolean(translations.en?.description))
  })
}
