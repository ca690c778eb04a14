import type { Colourway } from '#brand/colourways.ts'
import type { MotifKey } from '#brand/motifs/motif-keys.ts'

/** The demo catalogue. It is loaded into an empty shop, and the images are drawn from it. */
export type LocalizedText = { en: string; ru: string; kk: string }

export const categorySlugs = ['tshirt', 'mug', 'canvas-bag', 'sticker', 'pin', 'kids', 'fun-tshirt'] as const
export type CategorySlug = (typeof categorySlugs)[number]

/** How a product is made. It decides the mock-ups of its images. */
export type ProductForm = 'tee' | 'fun-tee' | 'kids-tee' | 'bodysuit' | 'mug' | 'band-mug' | 'tote' | 'weekend-bag' | 'pin' | 'stickers'

export type DemoVariation = {
  /** Unique within the product, usually a colour such as 'lapis'. Sticker sets may use another word. */
  key: string
  colourway: Colourway
  name: LocalizedText
  subtitle?: LocalizedText
  /** RM. Set only where it differs from the product's price. */
  price?: number
  sale_price?: number
  member_price?: number
  is_default?: true
  /** Pieces on hand: one number, or one for each size. Sizes left out have 0. */
  stock: number | Record<string, number>
}

export type DemoProduct = {
  slug: string
  sku: string
  category: CategorySlug
  also_in?: CategorySlug[]
  form: ProductForm
  /** The cut of a shirt, where it is not the usual one. */
  cut?: 'long' | 'boxy'
  /** The first is the print. Sticker sets list several (4–6). */
  motifs: [MotifKey, ...MotifKey[]]
  name: LocalizedText
  description: LocalizedText
  tags: string[]
  price: number
  sale_price?: number
  member_price?: number
  sizes?: string[]
  variations: [DemoVariation, ...DemoVariation[]]
  /** Days from loading the demo until a pre-order ships. Left out for other products. */
  pre_order_days?: number
  /** Days from loading the demo during which only members may buy it. */
  early_access_days?: number
  /** Name of the property in which the variations differ. Left out for colour or version. */
  variations_label?: LocalizedText
  is_featured?: true
  stories: string[]
}

export type DemoStory = { slug: string; motif: MotifKey; title: LocalizedText; summary: LocalizedText; body: LocalizedText }

/** Images of a product in display order. Files are assets/pictures/{slug}-{variation key}-{shot}.webp */
const shotsOfForm: Record<ProductForm, readonly string[]> = {
  tee: ['front', 'folded', 'close', 'collar'],
  'fun-tee': ['front', 'folded', 'close'],
  'kids-tee': ['front', 'close'],
  bodysuit: ['front', 'close'],
  mug: ['front', 'close'],
  'band-mug': ['front', 'close'],
  tote: ['front', 'close'],
  'weekend-bag': ['front', 'close'],
  pin: ['card', 'close'],
  stickers: ['sheet', 'close'],
}

/** The default variation has every shot of its form. The others have only the first; tees have the first and the close-up. */
export function shotsOf(product: DemoProduct, variation: DemoVariation): readonly string[] {
  const shots = shotsOfForm[product.form]
  if (variation.is_default || product.variations.length === 1) return shots
  return product.form === 'tee' ? shots.filter((shot) => shot === 'front' || shot === 'close') : shots.slice(0, 1)
}

export function imageFile(product: DemoProduct, variation: DemoVariation, shot: string): string {
  return `${product.slug}-${variation.key}-${shot}.webp`
}
