import { createHash } from 'node:crypto'
import type { Availability, Color, Product } from '#contract/catalog.ts'
import type { CountryCode } from '#contract/countries.ts'
import type { Language } from '#contract/languages.ts'
import { isLess, type Money } from '#contract/rules/money.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { promisedDay } from '#contract/rules/promised-day.ts'
import { pricesOf } from '#contract/rules/pricing.ts'
import { withTax } from '#contract/rules/sales-tax.ts'
import type { AgeGroup, Gender } from '#contract/rules/shopping-terms.ts'
import { shareImageAddress } from '#contract/rules/share-image.ts'
import { unitName, type UnitName } from '#contract/rules/unit-name.ts'
import { optionNamesOf, type ShoppingFacts } from '#modules/catalog/index.ts'

/** One entry for a shopping service: a product, or its variation or size, at a guest's price. */
export type FeedItem = {
  /** The name of the unit; a hash replaces a size that makes it longer than Google and Meta allow. */
  id: string
  unit: string
  productId: string
  productTitle: string
  productDescription: string
  productLink: string
  groupId: string | undefined
  title: string
  description: string
  link: string
  imageLink: string
  moreImageLinks: string[]
  availability: Availability
  /** A day; only for pre-orders. */
  availableOn: string | null
  price: Money
  salePrice: Money | undefined
  brand: string
  productType: string
  googleCategory: string | null
  color: string | null
  size: string | null
  gender: Gender | null
  ageGroup: AgeGroup | null
  material: string | null
  /** The chosen options by their names in the language of the feed, such as Colour: Lapis. */
  options: Record<string, string>
}

/**
 * `today` is a day in the shop's time zone, `country` the main country of the language's readers. `taxRate` is added to prices: the checkout's
 * rate there, or 0 for agents, to whom the shop names prices as its pages do.
 */
export type FeedShop = {
  publicUrl: string
  shopName: string
  language: Language
  today: string
  country: CountryCode
  taxRate: number
  colorName: (color: Color) => string
}

/** Limits of Google's and Meta's product specifications. */
const longest = { id: 50, title: 150, description: 5000, material: 200, color: 100 }
const mostImages = 11
const mostColors = 3
/** Pixels. Google and Meta require more than 500. */
const imageWidth = 1280

type Variation = Product['variations'][number]
type Option = { variation: Variation | undefined; size: string | null }

export function feedItemsOf(product: Product, facts: ShoppingFacts | undefined, shop: FeedShop): FeedItem[] {
  const variations: (Variation | undefined)[] = product.variations.length > 0 ? product.variations : [undefined]
  const sizes = product.sizes.length > 0 ? product.sizes : [null]
  const options = variations.flatMap((variation) => sizes.map((size): Option => ({ variation, size })))
  return options.map((option) => itemOf(product, option, options.length > 1, facts, shop))
}

function itemOf(product: Product, option: Option, isGrouped: boolean, facts: ShoppingFacts | undefined, shop: FeedShop): FeedItem {
  const { publicUrl, shopName, language, today, taxRate } = shop
  const { variation, size } = option
  const { name, description } = product.translation
  const names = optionNamesOf(product, language)
  const { price, sale_price: salePrice } = pricesOf(product, variation)
  const page = publicUrl + pageIn(language, pages.product(product.slug))
  const [first, ...others] = imagesOf(product, variation?.id).map(({ image_key }) => `${publicUrl}/images/${image_key}/${imageWidth}.jpg`)
  const query = new URLSearchParams({ ...(variation && { v: variation.id }), ...(size !== null && { size }) })
  return {
    id: idOf({ id: variation?.id ?? product.id, size }),
    unit: unitName({ id: variation?.id ?? product.id, size }),
    productId: product.id,
    productTitle: cut(name, longest.title),
    productDescription: cut(description || name, longest.description),
    productLink: page,
    groupId: isGrouped ? product.id : undefined,
    title: cut([name, variation?.name, size].filter(Boolean).join(' · '), longest.title),
    description: cut(variation?.description || description || name, longest.description),
    link: query.size === 0 ? page : `${page}?${query}`,
    // A product without an image uses its drawn share image.
    imageLink: first ?? publicUrl + shareImageAddress(language, pages.product(product.slug)),
    moreImageLinks: others.slice(0, mostImages - 1),
    availability: availabilityOf(product, option),
    availableOn: product.availability === 'pre_order' ? promisedDay(product.expected_shipping, today) : null,
    price: withTax(price, taxRate),
    salePrice: salePrice !== null && isLess(salePrice, price) ? withTax(salePrice, taxRate) : undefined,
    brand: product.brand || shopName,
    productType: product.categories.map((category) => category.name).join(', '),
    googleCategory: facts?.googleCategory ?? null,
    color: colorOf(product, variation, shop),
    size,
    gender: facts?.gender ?? null,
    ageGroup: facts?.ageGroup ?? null,
    material: facts?.material ? cut(facts.material.replace(/\s+/g, ' '), longest.material) : null,
    options: { ...(variation && { [names.variation]: variation.name }), ...(size !== null && { [names.size]: size }) },
  }
}

function idOf(unit: UnitName): string {
  const name = unitName(unit)
  if (name.length <= longest.id || unit.size === null) return name
  return `${unit.id}-${createHash('sha256').update(unit.size).digest('hex').slice(0, 12)}`
}

/** Returns the shop's name of a variation's colour, or else the colours of the filters. */
function colorOf(product: Product, variation: Variation | undefined, { colorName }: FeedShop): string | null {
  if (variation?.color && product.variations_label === null) return cut(variation.name, longest.color)
  const known = variation ? [variation.color].filter((color) => color !== null) : product.colors.slice(0, mostColors)
  return known.map(colorName).join('/') || null
}

/** Returns the variation's own images first, then those for all variations. */
function imagesOf(product: Product, variationId: string | undefined): Product['images'] {
  const shown = product.images.filter(
    ({ variation_id }) => variation_id === null || variationId === undefined || variation_id === variationId,
  )
  const own = shown.filter(({ variation_id }) => variation_id !== null && variation_id === variationId)
  const rest = shown.filter((image) => !own.includes(image))
  return own.length > 0 || rest.length > 0 ? [...own, ...rest] : product.images
}

function availabilityOf(product: Product, { variation, size }: Option): Availability {
  if (product.availability === 'pre_order' || (variation === undefined && size === null)) return product.availability
  const levels = product.stock_levels.filter(
    (level) =>
      (level.variation_id === null || level.variation_id === variation?.id) &&
      (size === null || level.size === null || level.size === size),
  )
  return levels.some(({ available }) => available > 0) ? 'in_stock' : 'out_of_stock'
}

function cut(text: string, most: number): string {
  const letters = Array.from(text.toWellFormed())
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`
}
