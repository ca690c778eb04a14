import type { Availability } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { plainContentText } from '#contract/rules/content-text.ts'
import type { ShownFacts } from '#contract/product-facts.ts'
import { digitalSourceTypes } from '#contract/rules/image-provenance.ts'
import type { ImageOrigin } from '#contract/rules/studio-rules.ts'
import { pricesOf, unitPrice } from '#contract/rules/pricing.ts'
import { taxRateIn, withTax } from '#contract/rules/sales-tax.ts'
import type { Goods, GoodsVariation } from '#web/commerce/goods.ts'
import { leftOf } from '#web/commerce/choice.ts'
import { imageAddress } from '#web/ui/responsive-image.tsx'
import { type Shipping, shippingDetailsOf } from './shipping-details.ts'

const availabilities = { in_stock: 'InStock', pre_order: 'PreOrder', out_of_stock: 'OutOfStock' } as const

type Viewed = {
  goods: Goods
  description: string
  sku: string
  brand: string | null
  category: { name: string } | undefined
  availability: Availability
  images: readonly { key: string; variation: string | null; origin: ImageOrigin }[]
  facts: ShownFacts
}
type Around = { language: Language; publicUrl: string; shopName: string; shipping: Shipping }
type Option = { variation: GoodsVariation | undefined; size: string | undefined }
/** Shared by many offers, which refer to it by its `@id`. */
type Policy = { '@type': string; '@id': string }
type Page = { address: string; publicUrl: string; shipping: Shipping; policies: Map<string, Policy> }

const context = { '@context': 'https://schema.org' } as const

/**
 * Returns schema.org's Product, or the ProductGroup of its options, and the policies of its offers. Prices are a guest's. For loaders only,
 * so that the browser needs no code for it.
 */
export function structuredDataOf(product: Viewed, { language, publicUrl, shopName, shipping }: Around) {
  const { goods } = product
  const address = publicUrl + pageIn(language, pages.product(goods.slug))
  const returns = returnPolicy(shipping, publicUrl + pageIn(language, pages.terms()))
  const page: Page = { address, publicUrl, shipping, policies: new Map([[returns['@id'], returns]]) }
  const material = product.facts.find(({ kind }) => kind === 'material')
  const whole = {
    ...context,
    name: goods.name,
    description: product.description,
    sku: product.sku,
    url: address,
    brand: { '@type': 'Brand', name: product.brand ?? shopName },
    image: product.images.map((image) => structuredImage(image, publicUrl)),
    category: product.category?.name,
    ...(material && { material: plainContentText(material.text).replace(/\s+/g, ' ') }),
  }
  const variations = goods.variations.length > 0 ? goods.variations : [undefined]
  const sizes = goods.sizes.length > 0 ? goods.sizes : [undefined]
  const options = variations.flatMap((variation) => sizes.map((size): Option => ({ variation, size })))
  const [only] = options
  const described =
    options.length === 1 && only
      ? { ...whole, '@type': 'Product' as const, ...optionOf(product, only), offers: offerOf(product, page, only) }
      : {
          ...whole,
          '@type': 'ProductGroup' as const,
          productGroupID: goods.id,
          ...variesBy(goods),
          hasVariant: options.map((option) => variantOf(product, page, option)),
        }
  return [described, ...[...page.policies.values()].map((policy) => ({ ...context, ...policy }))] as const
}

/** Returns the properties that distinguish the options, if schema.org has a term for them. */
function variesBy({ variations, variationsLabel, sizes }: Goods): { variesBy?: string[] } {
  const areColors = variations.length > 0 && variationsLabel === null && variations.every(({ color }) => color !== null)
  const words = [...(areColors ? ['https://schema.org/color'] : []), ...(sizes.length > 0 ? ['https://schema.org/size'] : [])]
  return words.length > 0 ? { variesBy: words } : {}
}

function variantOf(product: Viewed, page: Page, option: Option) {
  const { goods, images } = product
  const own = images.filter(({ variation }) => option.variation !== undefined && variation === option.variation.id)
  const shared = images.filter(({ variation }) => variation === null)
  const shown = [own, shared, images].find((some) => some.length > 0) ?? []
  return {
    '@type': 'Product',
    name: [goods.name, option.variation?.name, option.size].filter(Boolean).join(' · '),
    ...optionOf(product, option),
    ...(shown.length > 0 && { image: shown.map((image) => structuredImage(image, page.publicUrl)) }),
    offers: offerOf(product, page, option),
  }
}

function optionOf({ goods }: Viewed, { variation, size }: Option) {
  return {
    ...(variation && variation.color !== null && goods.variationsLabel === null && { color: variation.name }),
    ...(size !== undefined && { size }),
  }
}

/** A photograph is only its address; other images also state how they were made. */
function structuredImage({ key, origin }: Viewed['images'][number], publicUrl: string) {
  const contentUrl = publicUrl + imageAddress(key, 1280, 'jpg')
  if (origin === 'photograph') return contentUrl
  return { '@type': 'ImageObject', contentUrl, url: contentUrl, digitalSourceType: digitalSourceTypes[origin] }
}

function returnPolicy({ country, options: { return_days: days } }: Shipping, merchantReturnLink: string) {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': '#returns',
    applicableCountry: country,
    ...(days > 0 && { returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow', merchantReturnDays: days }),
    merchantReturnLink,
  }
}

function offerOf({ goods, availability }: Viewed, { address, shipping, policies }: Page, { variation, size }: Option) {
  const amount = unitPrice(pricesOf(goods, variation), false)
  const taxRate = taxRateIn(shipping.country, shipping.options)
  const price = { price: withTax(amount, taxRate).toFixed(2), priceCurrency: 'MYR' }
  const details = shippingDetailsOf(shipping, amount)
  for (const one of details) policies.set(one['@id'], one)
  const query = new URLSearchParams({ ...(variation && { v: variation.id }), ...(size !== undefined && { size }) })
  const isOption = variation !== undefined || size !== undefined
  const left = leftOf(goods, variation?.id, size) > 0 ? 'in_stock' : 'out_of_stock'
  return {
    '@type': 'Offer',
    ...price,
    // As in the feeds for shopping services, which compare the two.
    ...(taxRate > 0 && { priceSpecification: { '@type': 'UnitPriceSpecification', ...price, valueAddedTaxIncluded: true } }),
    availability: `https://schema.org/${availabilities[isOption && !goods.isPreOrder ? left : availability]}`,
    url: query.size === 0 ? address : `${address}?${query}`,
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: details.map((one) => ({ '@id': one['@id'] })),
    hasMerchantReturnPolicy: { '@id': '#returns' },
  }
}
