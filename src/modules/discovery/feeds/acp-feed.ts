import type { Availability } from '#contract/catalog.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { agentText } from '#contract/rules/agent-text.ts'
import { type Money, toSen } from '#contract/rules/money.ts'
import type { FeedItem, FeedShop } from './feed-items.ts'

const availabilities: Record<Availability, string> = { in_stock: 'in_stock', pre_order: 'preorder', out_of_stock: 'out_of_stock' }

/** Writes a product with its units as a line of the open feed (Agentic Commerce Protocol 2026-04-17, schema.feed.json). */
export function acpFeedLine(items: readonly FeedItem[], shop: FeedShop): string {
  const [first] = items
  if (!first) return ''
  const product = {
    id: first.productId,
    title: agentText(first.productTitle),
    description: { plain: agentText(first.productDescription) },
    url: first.productLink,
    media: mediaOf(first),
    variants: items.map((item) => variantOf(item, shop)),
  }
  return `${JSON.stringify(product)}\n`
}

function variantOf(item: FeedItem, { publicUrl, shopName, language }: FeedShop) {
  const link = (path: string) => publicUrl + pageIn(language, path)
  return {
    id: item.unit,
    title: agentText(item.title),
    description: { plain: agentText(item.description) },
    url: item.link,
    price: amountOf(item.salePrice ?? item.price),
    ...(item.salePrice !== undefined && { list_price: amountOf(item.price) }),
    availability: { available: item.availability !== 'out_of_stock', status: availabilities[item.availability] },
    ...(item.productType !== '' && { categories: [{ value: agentText(item.productType), taxonomy: 'merchant' }] }),
    condition: ['new'],
    variant_options: Object.entries(item.options).map(([name, value]) => ({ name: agentText(name), value: agentText(value) })),
    media: mediaOf(item),
    seller: {
      name: agentText(shopName),
      links: [
        { type: 'privacy_policy', url: link(pages.privacy()) },
        { type: 'terms_of_service', url: link(pages.terms()) },
        { type: 'refund_policy', url: `${link(pages.terms())}#returns` },
        { type: 'shipping_policy', url: `${link(pages.terms())}#delivery` },
      ],
    },
  }
}

function mediaOf({ imageLink, moreImageLinks }: FeedItem) {
  return [imageLink, ...moreImageLinks].map((url) => ({ type: 'image', url }))
}

function amountOf(price: Money) {
  return { amount: toSen(price), currency: 'MYR' }
}
