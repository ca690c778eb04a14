import { pages } from '#contract/pages.ts'
import { optionPrices, viewPrices } from '#web/commerce/price-view.ts'
import { useShop } from '#web/kit/use-shop.ts'
import { useLanguage, useWords } from '#web/kit/words/use-words.ts'
import { pictureAddress } from '#web/ui/picture.tsx'
import { JsonLd } from '../json-ld.tsx'
import type { ProductView } from './load.ts'

const availabilities = { in_stock: 'InStock', pre_order: 'PreOrder', out_of_stock: 'OutOfStock' } as const

/** schema.org's Product and BreadcrumbList. Prices are what a guest pays. */
export function StructuredData({ product }: { product: ProductView }) {
  const t = useWords('product')
  const language = useLanguage()
  const { name: shopName, publicUrl } = useShop()
  const addressOf = (path: string) => `${publicUrl}${language === 'en' ? '' : `/${language}`}${path}`
  const { goods, category } = product
  const { min, max } = viewPrices(optionPrices(goods)).guest
  const offer = {
    priceCurrency: 'MYR',
    availability: `https://schema.org/${availabilities[product.availability]}`,
    url: addressOf(pages.product(goods.slug)),
    itemCondition: 'https://schema.org/NewCondition',
  }
  const crumbs = [
    { name: t('crumbs.shop'), path: pages.shop() },
    ...(category ? [{ name: category.name, path: pages.shop(category.slug) }] : []),
    { name: goods.name, path: pages.product(goods.slug) },
  ]
  return (
    <JsonLd
      content={[
        {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: goods.name,
          description: product.description,
          sku: product.sku,
          brand: { '@type': 'Brand', name: product.brand ?? shopName },
          image: product.images.map((image) => publicUrl + pictureAddress(image.key, 1280, 'jpg')),
          category: category?.name,
          offers:
            min === max
              ? { '@type': 'Offer', price: min.toFixed(2), ...offer }
              : {
                  '@type': 'AggregateOffer',
                  lowPrice: min.toFixed(2),
                  highPrice: max.toFixed(2),
                  offerCount: goods.variations.length,
                  ...offer,
                },
        },
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: addressOf(path),
          })),
        },
      ]}
    />
  )
}
