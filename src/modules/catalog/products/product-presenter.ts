import { colors, type Product } from '#contract/catalog.ts'
import { money, moneyOrNull } from '#contract/rules/money.ts'
import { imageUrl } from '#modules/media/index.ts'
import type { ProductRow } from './product-store.ts'

/** `name` and `description` are English, `translation` is in the requested language. */
export function presentProduct(row: ProductRow): Product {
  const leftOf = new Map<string | null, number>()
  for (const { variation_id, available } of row.stock_levels) leftOf.set(variation_id, (leftOf.get(variation_id) ?? 0) + available)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    brand: row.brand,
    sku: row.sku,
    tags: row.tags,
    status: row.status,
    availability: row.availability,
    price: money(row.price),
    sale_price: moneyOrNull(row.sale_price),
    member_price: moneyOrNull(row.member_price),
    category_id: row.categories.find((category) => category.is_primary)?.id ?? row.categories[0]?.id ?? null,
    categories: row.categories.map(({ id, slug, name, is_primary }) => ({ id, slug, name, is_primary })),
    sizes: row.sizes,
    variations: row.variations.map((variation) => ({
      id: variation.id,
      name: variation.name,
      subtitle: variation.subtitle,
      description: variation.description,
      price: moneyOrNull(variation.price),
      sale_price: moneyOrNull(variation.sale_price),
      member_price: moneyOrNull(variation.member_price),
      is_default: variation.is_default,
      color: variation.color,
      stock: leftOf.get(variation.id) ?? 0,
    })),
    variations_label: row.variations_label,
    images: row.images.map((image) => presentImage(image, row.translated_name ?? row.name)),
    colors: colors.filter((_, place) => (row.color_bits & (1 << place)) !== 0),
    stock: row.stock_levels.reduce((sum, level) => sum + level.available, 0),
    stock_levels: row.stock_levels.map(({ variation_id, size, available }) => ({ variation_id, size, available })),
    expected_shipping: row.expected_shipping,
    early_access_until: instantOrNull(row.early_access_until),
    translation: { name: row.translated_name ?? row.name, description: row.translated_description || row.description },
    rating: row.rating,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

function presentImage(image: ProductRow['images'][number], name: string): Product['images'][number] {
  return {
    id: image.id,
    image_url: imageUrl(image.picture_key),
    image_key: image.picture_key,
    variation_id: image.variation_id,
    is_featured: image.is_featured,
    display_order: image.display_order,
    alt: image.alt ?? name,
    width: image.width,
    height: image.height,
    origin: image.origin,
  }
}

export function instantOrNull(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString()
}
