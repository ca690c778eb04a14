import type { Availability } from '#contract/catalog.ts'
import { countryCodes } from '#contract/countries.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { agentText } from '#contract/rules/agent-text.ts'
import { csvLine } from '#contract/rules/csv.ts'
import type { Money } from '#contract/rules/money.ts'
import type { FeedItem, FeedShop } from './feed-items.ts'

/** Fields of OpenAI's product feed (developers.openai.com/commerce). */
const columns = [
  'item_id',
  'title',
  'description',
  'url',
  'brand',
  'seller_name',
  'image_url',
  'additional_image_urls',
  'availability',
  'availability_date',
  'price',
  'sale_price',
  'group_id',
  'listing_has_variations',
  'variant_dict',
  'product_category',
  'return_policy',
  'store_country',
  'target_countries',
  'is_eligible_search',
  'is_eligible_checkout',
] as const

const storeCountry = 'MY'
const targetCountries = countryCodes.filter((code) => code !== 'OTHER').join(',')

export const openaiFeedStart = csvLine(columns)

export function openaiFeedItem(item: FeedItem, { publicUrl, shopName, language }: FeedShop): string {
  const cells: Record<(typeof columns)[number], string> = {
    item_id: item.unit,
    title: agentText(item.title),
    description: agentText(item.description),
    url: item.link,
    brand: agentText(item.brand),
    seller_name: agentText(shopName),
    image_url: item.imageLink,
    additional_image_urls: item.moreImageLinks.join(','),
    availability: item.availability satisfies Availability,
    availability_date: item.availableOn ?? '',
    price: amount(item.price),
    sale_price: item.salePrice === undefined ? '' : amount(item.salePrice),
    group_id: item.groupId ?? '',
    listing_has_variations: String(item.groupId !== undefined),
    variant_dict: item.groupId === undefined ? '' : agentText(JSON.stringify(item.options)),
    product_category: agentText(item.productType),
    return_policy: `${publicUrl}${pageIn(language, pages.terms())}#returns`,
    store_country: storeCountry,
    target_countries: targetCountries,
    is_eligible_search: 'true',
    is_eligible_checkout: 'false',
  }
  return csvLine(columns.map((column) => cells[column]))
}

function amount(price: Money): string {
  return `${price.toFixed(2)} MYR`
}
