import type { Colourway } from '#brand/colourways.ts'
import type { MotifKey } from '#brand/motifs/motif-keys.ts'

/** The shape of the demo catalogue: what `seed` loads into an empty shop and what the images are drawn from. */
export type LocalizedText = { en: string; ru: string; kk: string }

export const categorySlugs = ['tshirt', 'mug', 'canvas-bag', 'sticker', 'pin', 'kids', 'fun-tshirt'] as const
export type CategorySlug = (typeof categorySlugs)[number]

/** What a product is made as; decides which mock-ups its images use. */
export type ProductForm = 'tee' | 'fun-tee' | 'kids-tee' | 'bodysuit' | 'mug' | 'band-mug' | 'tote' | 'weekend-bag' | 'pin' | 'stickers'

export type DemoVariation = {
  /** Unique within the product, e.g. 'lapis'; sticker sets and the like may use another word. */
  key: string
  colourway: Colourway
  name: LocalizedText
  subtitle?: LocalizedText
  /** Differs from the product's only where set. RM. */
  price?: number
  sale_price?: number
  member_price?: number
  is_default?: true
  /** Pieces on hand: one number, or one per size. Sizes left out have 0. */
  stock: number | Record<string, number>
}

export type DemoProduct = {
  slug: string
  sku: string
  category: CategorySlug
  also_in?: CategorySlug[]
  form: ProductForm
  /** Of a shirt that is cut otherwise than the others. */
  cut?: 'long' | 'boxy'
  /** First is the print; sticker sets list several (4–6). */
  motifs: [MotifKey, ...MotifKey[]]
  name: LocalizedText
  description: LocalizedText
  tags: string[]
  price: number
  sale_price?: number
  member_price?: number
  sizes?: string[]
  variations: [DemoVariation, ...DemoVariation[]]
  /** Days from the loading after which a pre-order ships; without it the product is no pre-order. */
  pre_order_days?: number
  /** Days from the loading in which members alone may buy it. */
  early_access_days?: number
  /** What the variations differ in; without it colour or version. */
  variations_label?: LocalizedText
  is_featured?: true
  stories: string[]
}

export type DemoStory = { slug: string; motif: MotifKey; title: LocalizedText; summary: LocalizedText; body: LocalizedText }

/** Images of a product, in the order shown. Files are assets/pictures/{slug}-{variation key}-{shot}.webp */
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

/** The default variation has every shot of its form; the others the first alone (tees the first and the close one). */
export function shotsOf(product: DemoProduct, variation: DemoVariation): readonly string[] {
  const shots = shotsOfForm[product.form]
  if (variation.is_default || product.variations.length === 1) return shots
  return product.form === 'tee' ? shots.filter((shot) => shot === 'front' || shot === 'close') : shots.slice(0, 1)
}

export function imageFile(product: DemoProduct, variation: DemoVariation, shot: string): string {
  return `${product.slug}-${variation.key}-${shot}.webp`
}
