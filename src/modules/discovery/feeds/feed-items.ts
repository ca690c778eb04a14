import type { Availability, Product } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { isLess, type Money } from '#contract/rules/money.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { promisedDay } from '#contract/rules/promised-day.ts'
import { pricesOf } from '#contract/rules/pricing.ts'
import { shareImageAddress } from '#contract/rules/share-image.ts'

/** One entry for a shopping service: a variation of a product, or a product without variations, at a guest's price. */
export type FeedItem = {
  id: string
  groupId: string | undefined
  title: string
  description: string
  link: string
  imageLink: string
  moreImageLinks: string[]
  availability: Availability
  /** A day; for pre-orders only. */
  availableOn: string | null
  price: Money
  salePrice: Money | undefined
  brand: string
  productType: string
  color: string | null
}

/** `today` is a day of the shop. */
export type FeedShop = { publicUrl: string; shopName: string; language: Language; today: string }

/** Limits of Google's and Meta's product specifications. */
const longest = { title: 150, description: 5000 }
const mostImages = 11
/** Both require more than 500 pixels. */
const imageWidth = 1280

export function feedItemsOf(product: Product, shop: FeedShop): FeedItem[] {
  if (product.variations.length === 0) return [itemOf(product, undefined, shop)]
  return product.variations.map((variation) => itemOf(product, variation, shop))
}

function itemOf(
  product: Product,
  variation: Product['variations'][number] | undefined,
  { publicUrl, shopName, language, today }: FeedShop,
): FeedItem {
  const { name, description } = product.translation
  const { price, sale_price: salePrice } = pricesOf(product, variation)
  const page = publicUrl + pageIn(language, pages.product(product.slug))
  const [first, ...others] = imagesOf(product, variation?.id).map(({ image_key }) => `${publicUrl}/images/${image_key}/${imageWidth}.jpg`)
  const title = variation === undefined ? name : `${name} · ${variation.name}`
  return {
    id: variation?.id ?? product.id,
    groupId: variation && product.id,
    title: cut(title, longest.title),
    description: cut(variation?.description || description || name, longest.description),
    link: variation === undefined ? page : `${page}?v=${variation.id}`,
    // A product without an image still has its drawn share image.
    imageLink: first ?? publicUrl + shareImageAddress(language, pages.product(product.slug)),
    moreImageLinks: others.slice(0, mostImages - 1),
    availability: availabilityOf(product, variation),
    availableOn: product.availability === 'pre_order' ? promisedDay(product.expected_shipping, today) : null,
    price,
    salePrice: salePrice !== null && isLess(salePrice, price) ? salePrice : undefined,
    brand: product.brand || shopName,
    productType: product.categories.map((category) => category.name).join(', '),
    color: variation?.color ?? null,
  }
}

/** The variation's own images first, then those for all variations. */
function imagesOf(product: Product, variationId: string | undefined): Product['images'] {
  const shown = product.images.filter(
    ({ variation_id }) => variation_id === null || variationId === undefined || variation_id === variationId,
  )
  const own = shown.filter(({ variation_id }) => variation_id !== null && variation_id === variationId)
  const rest = shown.filter((image) => !own.includes(image))
  return own.length > 0 || rest.length > 0 ? [...own, ...rest] : product.images
}

function availabilityOf(product: Product, variation: Product['variations'][number] | undefined): Availability {
  if (variation === undefined || product.availability === 'pre_order') return product.availability
  return variation.stock > 0 ? 'in_stock' : 'out_of_stock'
}

function cut(text: string, most: number): string {
  const letters = Array.from(text.toWellFormed())
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`
}
