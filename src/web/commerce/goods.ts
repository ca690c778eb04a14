import type { Product } from '#contract/catalog.ts'
import type { Color } from '#contract/rules/catalog-filters.ts'
import type { VariationPrices, Prices } from '#contract/rules/pricing.ts'

export type GoodsVariation = VariationPrices & {
  id: string
  name: string
  subtitle: string | null
  isDefault: boolean
  color: Color | null
  imageKey: string | null
}

/** The parts of a product that a page needs for choosing and buying. */
export type Goods = Prices & {
  id: string
  slug: string
  name: string
  imageKey: string | null
  /** Sold before it is made, so its pieces are not counted. */
  isPreOrder: boolean
  sizes: string[]
  variations: GoodsVariation[]
  /** The property that distinguishes the variations, if staff have named it. */
  variationsLabel: string | null
  stock: { variation: string | null; size: string | null; left: number }[]
}

export function goodsOf(product: Product): Goods {
  const imageOf = (variationId: string) => product.images.find((image) => image.variation_id === variationId)?.image_key ?? null
  return {
    id: product.id,
    slug: product.slug,
    name: product.translation.name,
    price: product.price,
    sale_price: product.sale_price,
    member_price: product.member_price,
    imageKey: leadingImage(product)?.image_key ?? null,
    isPreOrder: product.availability === 'pre_order',
    sizes: product.sizes,
    variations: product.variations.map((variation) => ({
      id: variation.id,
      name: variation.name,
      subtitle: variation.subtitle,
      price: variation.price,
      sale_price: variation.sale_price,
      member_price: variation.member_price,
      isDefault: variation.is_default,
      color: variation.color,
      imageKey: imageOf(variation.id),
    })),
    variationsLabel: product.variations_label,
    stock: product.stock_levels.map(({ variation_id, size, available }) => ({ variation: variation_id, size, left: available })),
  }
}

export function leadingImage(product: Pick<Product, 'images'>) {
  return product.images.find((image) => image.is_featured) ?? product.images[0]
}
