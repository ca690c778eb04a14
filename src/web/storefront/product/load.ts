import { data } from 'react-router'
import { type CountryCode, homeCountryOf } from '#contract/countries.ts'
import type { ProductPage } from '#contract/catalog.ts'
import { badgesOf, viewCard } from '#web/commerce/card-view.ts'
import { goodsOf } from '#web/commerce/goods.ts'
import { bestPercentOff, optionPrices, viewPrices } from '#contract/rules/price-view.ts'
import { promisedDay } from '#contract/rules/promised-day.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import type { Api, Visit } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { createAreaTranslator, type AreaTranslator } from '#contract/messages/translator.ts'
import { loadReviews } from './reviews/load-reviews.ts'
import { structuredDataOf } from './structured-data.ts'

const relatedShown = 4

/** By slug or id, or by a preview's token. */
export type AskedProduct = { id: string } | { token: string }

/** Loads the product. Throws a 404 page if there is none. */
export async function loadProduct(api: Api, { language, publicUrl }: Visit, asked: AskedProduct) {
  const pageMessages = messagesOf(language, ['product', 'goods', 'promise'])
  const country = homeCountryOf(language)
  const product = await readProduct(api, asked, country).catch((error: unknown) => {
    if (statusOf(error) === 404) return undefined
    throw error
  })
  if (!product)
    return data({ ...pageMessages, product: undefined, related: [], stories: [], reviews: { html: '', more: '' } }, { status: 404 })
  const t = createAreaTranslator<'goods'>(language, pageMessages.messages.goods ?? {})
  const [options, { name: shopName, low_stock_at: few }] = await Promise.all([api.checkout.options({ lang: language }), api.shop.facts()])
  const { data: rated, ...reviews } = await loadReviews(api, { language, shopName }, product)
  const shipsOn = promisedDay(product.expected_shipping, dayOf(new Date()))
  const view = viewProduct(product, t, { shipsOn: shipsOn === null ? null : formatDate(language, shipsOn), few })
  const [described, ...policies] = structuredDataOf(view, { language, publicUrl, shopName, shipping: { country, options } })
  return data({
    ...pageMessages,
    product: {
      ...view,
      structured: [{ ...described, ...rated }, ...policies],
      /** For the page's initial country; the browser requests other countries. */
      promise: { country, delivery: product.delivery },
      countries: options.countries,
    },
    reviews,
    related: product.related.slice(0, relatedShown).map((other) => viewCard(other, t, { few })),
    stories: product.stories.map(({ slug, title, summary, body, image_key }) => ({
      slug,
      title,
      summary,
      paragraphs: body.split(/\n\n+/),
      imageKey: image_key,
    })),
  })
}

async function readProduct(api: Api, asked: AskedProduct, country: CountryCode): Promise<ProductPage> {
  return 'token' in asked ? api.productPreviews.read({ token: asked.token, country }) : api.catalog.getProduct({ id: asked.id, country })
}

export type ProductPageView = Awaited<ReturnType<typeof loadProduct>>['data']
export type ProductView = NonNullable<ProductPageView['product']>

function viewProduct(product: ProductPage, t: AreaTranslator<'goods'>, { shipsOn, few }: { shipsOn: string | null; few: number }) {
  const [primary] = [...product.categories].sort((a, b) => Number(b.is_primary) - Number(a.is_primary))
  return {
    goods: goodsOf(product),
    description: product.translation.description,
    brand: product.brand,
    sku: product.sku,
    asked: askedPrice(product, t),
    availability: product.availability,
    rating: product.rating,
    shipsOn,
    sizeGuide: product.size_guide,
    facts: product.facts,
    membersUntil: product.early_access_until,
    category: primary && { slug: primary.slug, name: primary.name },
    categories: product.categories.map(({ slug, name }) => ({ slug, name })),
    badges: badgesOf(product, t, { few, percentOff: bestPercentOff(optionPrices(product)) }),
    images: product.images.map((image) => ({
      key: image.image_key,
      alt: image.alt,
      variation: image.variation_id,
      width: image.width,
      height: image.height,
      origin: image.origin,
    })),
  }
}

function askedPrice(product: ProductPage, t: AreaTranslator<'goods'>): string {
  const { min, max } = viewPrices(optionPrices(product)).guest
  return min === max ? formatMoney(min) : t('price.range', { min: formatMoney(min), max: formatMoney(max).slice('RM '.length) })
}
