import type { Availability } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { digitalSourceTypes } from '#contract/rules/image-provenance.ts'
import type { ImageOrigin } from '#contract/rules/studio-rules.ts'
import { pricesOf, unitPrice } from '#contract/rules/pricing.ts'
import type { Goods, GoodsVariation } from '#web/commerce/goods.ts'
import { optionPrices, viewPrices } from '#contract/rules/price-view.ts'
import { imageAddress } from '#web/ui/responsive-image.tsx'

const availabilities = { in_stock: 'InStock', pre_order: 'PreOrder', out_of_stock: 'OutOfStock' } as const

type Viewed = {
  goods: Goods
  description: string
  sku: string
  brand: string | null
  category: { name: string } | undefined
  availability: Availability
  images: readonly { key: string; origin: ImageOrigin }[]
}
type Around = { language: Language; publicUrl: string; shopName: string }

/** schema.org's Product. Prices are what a guest pays. For loaders: a browser that only shows it needs none of this. */
export function structuredDataOf(product: Viewed, { language, publicUrl, shopName }: Around) {
  const { goods } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: goods.name,
    description: product.description,
    sku: product.sku,
    brand: { '@type': 'Brand', name: product.brand ?? shopName },
    image: product.images.map((image) => structuredImage(image, publicUrl + imageAddress(image.key, 1280, 'jpg'))),
    category: product.category?.name,
    offers: offersOf(product, publicUrl + pageIn(language, pages.product(goods.slug))),
  }
}

/** A photograph is its address alone; of what was made otherwise a program is told how. */
function structuredImage({ origin }: Viewed['images'][number], contentUrl: string) {
  if (origin === 'photograph') return contentUrl
  return { '@type': 'ImageObject', contentUrl, url: contentUrl, digitalSourceType: digitalSourceTypes[origin] }
}

/** An offer each variation, gathered under their range where prices differ. */
function offersOf(product: Viewed, page: string) {
  const { goods } = product
  if (goods.variations.length === 0) return offerOf(product, page)
  const offers = goods.variations.map((variation) => offerOf(product, page, variation))
  const { min, max } = viewPrices(optionPrices(goods)).guest
  if (min === max) return offers
  const range = { lowPrice: min.toFixed(2), highPrice: max.toFixed(2), priceCurrency: 'MYR', offerCount: offers.length }
  return { '@type': 'AggregateOffer', ...range, offers }
}

function offerOf({ goods, availability }: Viewed, page: string, variation?: GoodsVariation) {
  return {
    '@type': 'Offer',
    name: variation?.name,
    price: unitPrice(pricesOf(goods, variation), false).toFixed(2),
    priceCurrency: 'MYR',
    availability: `https://schema.org/${availabilities[variation && !goods.isPreOrder ? availabilityOf(goods, variation.id) : availability]}`,
    url: variation ? `${page}?v=${variation.id}` : page,
    itemCondition: 'https://schema.org/NewCondition',
  }
}

function availabilityOf({ stock }: Goods, variationId: string) {
  return stock.some(({ variation, left }) => variation === variationId && left > 0) ? 'in_stock' : 'out_of_stock'
}
