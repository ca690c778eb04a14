/**
 * What a cached answer was made from. A use case adds tags to `ctx.uses`; a change in the database drops the answers with one of its tags.
 * A product's tags name it, so that a sale drops only the pages that show the product.
 */
export type Tag =
  /** Everything that a card or page shows of the product except its stock. */
  | `product:${string}`
  /** Its exact stock. */
  | `stock:${string}`
  /** Its stock label (sold out or nearly so), which is all that a page shows of its stock. */
  | `stock-label:${string}`
  /** Which products are in which order and filter: of all, or of a category. */
  | 'listing'
  | `listing:${string}`
  /** Which products can be shown at all, and in which categories: changes when one is added, removed, moved or back in stock. */
  | 'assortment'
  /** Their texts, for searches. */
  | 'search'
  /** For whatever lists the whole catalogue, such as feeds. */
  | 'every-product'
  | 'every-stock-label'
  | 'categories'
  | 'stories'
  | 'size-guides'
  /** Facts of product types for shopping feeds. */
  | 'product-types'
  | 'pictures'
  | 'events'
  /** What is left there of each product. */
  | `event-stock:${string}`
  | 'content'
  | 'settings'
  /** The day: whatever promises when something arrives. */
  | 'promises'
  /** The day on which a piece of the product type would be made. */
  | `promise:${string}`
  | 'checkout'

/** Collects an answer's tags while it is made. */
export type Uses = { add(tag: Tag): unknown }

/** For pages: they depend on the stock label, not the number, or every order would drop the pages of what it bought. */
export function pageUses(uses: Uses): Uses {
  return { add: (tag) => uses.add(isExactStock(tag) ? `stock-label:${tag.slice('stock:'.length)}` : tag) }
}

function isExactStock(tag: Tag): tag is `stock:${string}` {
  return tag.startsWith('stock:')
}
