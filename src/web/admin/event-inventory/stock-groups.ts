import type { EventStockItem } from '#contract/event-stock.ts'

export type StockGroup = {
  productId: string
  name: string
  sku: string
  imageKey: string | null
  items: EventStockItem[]
  sums: StockSums
}
export type StockSums = Record<(typeof summed)[number], number>

const summed = ['allocated', 'reserved', 'sold', 'collected', 'returned', 'difference', 'remaining', 'in_shop'] as const
/** With this many pieces left or fewer, more are worth bringing. */
const fewLeft = 2

export function optionKey({ product_id, variation_id, size }: Pick<EventStockItem, 'product_id' | 'variation_id' | 'size'>): string {
  return [product_id, variation_id ?? '', size ?? ''].join('/')
}

/** Names an option within its product; empty for a product without options. */
export function optionName({ variation_name, size }: Pick<EventStockItem, 'variation_name' | 'size'>): string {
  return [variation_name, size].filter(Boolean).join(' · ')
}

export function sumsOf(items: readonly EventStockItem[]): StockSums {
  return Object.fromEntries(summed.map((key) => [key, items.reduce((sum, item) => sum + item[key], 0)])) as StockSums
}

/** Groups the options by product, in the order of their first option. */
export function groupsOf(items: readonly EventStockItem[]): StockGroup[] {
  const groups = Map.groupBy(items, ({ product_id }) => product_id)
  return [...groups].map(([productId, options]) => {
    const { name = '', sku = '', image_key = null } = options[0] ?? {}
    return { productId, name, sku, imageKey: image_key, items: options, sums: sumsOf(options) }
  })
}

/** Returns the options whose product, name or SKU contains every typed word. */
export function matching(items: readonly EventStockItem[], typed: string): EventStockItem[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const text = [item.name, item.sku, item.variation_name, item.size].join(' ').toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Returns options that sold and are nearly gone while the shop has some, the scarcest first. */
export function worthBringing(items: readonly EventStockItem[]): EventStockItem[] {
  return items
    .filter(({ allocated, remaining, in_shop, sold }) => allocated > 0 && sold > 0 && remaining <= fewLeft && in_shop > 0)
    .toSorted((a, b) => a.remaining - b.remaining || b.sold - a.sold)
}

/** Pieces that should be at the event: free ones and those reserved for orders. */
export function expectedOf({ remaining, reserved }: Pick<EventStockItem, 'remaining' | 'reserved'>): number {
  return remaining + reserved
}
