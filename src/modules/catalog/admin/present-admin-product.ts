import type { Language } from '#contract/languages.ts'
import type { AdminProduct } from '#contract/admin-products.ts'
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
    brand: row.brand,
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
    is_pre_order: row.is_pre_order,
    expected_shipping: row.expected_shipping,
    featured_rank: row.featured_rank,
    translations,
    missing_translations: missingIn(on, translations),
    variations: row.variations.map(presentVariation),
    variations_label: row.variations_label,
    stock: row.stock.map(({ variation_id, size, on_hand, reserved, available }) => ({ variation_id, size, on_hand, reserved, available })),
    images,
    story_ids: row.story_ids,
    facts: row.facts,
    size_guide_id: row.size_guide_id,
    product_type_id: row.product_type_id,
    early_access_until: instantOrNull(row.early_access_until),
    ordered_count: row.ordered_count,
    sold_30_days: row.sold_30_days,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: lastChangeOf(row, images),
  }
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
