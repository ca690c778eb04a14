import type { CountryCode } from '#contract/countries.ts'
import type { Money } from '#contract/rules/money.ts'
import { prefixOf } from '#contract/languages.ts'
import type { FeedItem, FeedShop } from './feed-items.ts'
import { xmlText } from './xml-text.ts'

/** RSS 2.0 with Google's product fields (support.google.com/merchants/answer/7052112). */
export function googleFeedStart({ publicUrl, shopName, language }: FeedShop): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xmlText(shopName)}</title>
<link>${xmlText(publicUrl + prefixOf(language))}</link>
<description>${xmlText(shopName)}</description>
<language>${language}</language>
`
}

export const googleFeedEnd = '</channel>\n</rss>\n'

/** `shipping` is the highest rate within the country. */
export function googleFeedItem(item: FeedItem, shipping: { country: CountryCode; service: string; price: Money }): string {
  const fields: [name: string, value: string | null | undefined][] = [
    ['g:id', item.id],
    ['g:item_group_id', item.groupId],
    ['g:title', item.title],
    ['g:description', item.description],
    ['g:link', item.link],
    ['g:image_link', item.imageLink],
    ...item.moreImageLinks.map((link): [string, string] => ['g:additional_image_link', link]),
    ['g:availability', item.availability === 'pre_order' ? 'preorder' : item.availability],
    ['g:availability_date', item.availableOn === null ? null : `${item.availableOn}T00:00+0800`],
    ['g:price', amount(item.price)],
    ['g:sale_price', item.salePrice === undefined ? null : amount(item.salePrice)],
    ['g:brand', item.brand],
    // The goods are our own and have no GTIN or MPN.
    ['g:identifier_exists', 'no'],
    ['g:condition', 'new'],
    ['g:product_type', item.productType],
    ['g:google_product_category', item.googleCategory],
    ['g:color', item.color],
    ['g:size', item.size],
    ['g:gender', item.gender],
    ['g:age_group', item.ageGroup],
    ['g:material', item.material],
  ]
  const lines = fields.flatMap(([name, value]) => (value ? [`<${name}>${xmlText(value)}</${name}>\n`] : []))
  const { country, service, price } = shipping
  return `<item>\n${lines.join('')}<g:shipping><g:country>${country}</g:country>${service && `<g:service>${xmlText(service)}</g:service>`}<g:price>${amount(price)}</g:price></g:shipping>\n</item>\n`
}

function amount(price: Money): string {
  return `${price.toFixed(2)} MYR`
}
