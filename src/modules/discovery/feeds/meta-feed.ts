import type { Availability } from '#contract/catalog.ts'
import { csvLine } from '#contract/rules/csv.ts'
import type { FeedItem } from './feed-items.ts'

/** Fields of Meta's product catalogue. */
const columns = [
  'id',
  'item_group_id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'sale_price',
  'link',
  'image_link',
  'additional_image_link',
  'brand',
  'product_type',
  'google_product_category',
  'color',
  'size',
  'gender',
  'age_group',
  'material',
] as const

const availabilities: Record<Availability, string> = {
  in_stock: 'in stock',
  pre_order: 'preorder',
  out_of_stock: 'out of stock',
}

export const metaFeedStart = csvLine(columns)

export function metaFeedItem(item: FeedItem): string {
  const cells: Record<(typeof columns)[number], string> = {
    id: item.id,
    item_group_id: item.groupId ?? '',
    title: item.title,
    description: item.description,
    availability: availabilities[item.availability],
    condition: 'new',
    price: `${item.price.toFixed(2)} MYR`,
    sale_price: item.salePrice === undefined ? '' : `${item.salePrice.toFixed(2)} MYR`,
    link: item.link,
    image_link: item.imageLink,
    additional_image_link: item.moreImageLinks.join(','),
    brand: item.brand,
    product_type: item.productType,
    google_product_category: item.googleCategory ?? '',
    color: item.color ?? '',
    size: item.size ?? '',
    gender: item.gender ?? '',
    age_group: item.ageGroup ?? '',
    material: item.material ?? '',
  }
  return csvLine(columns.map((column) => cells[column]))
}
