/**
 * A source of a cached response. A use case adds tags to `ctx.uses`; a change in the database purges the responses with one of its tags. A
 * product's tags contain its id, so a sale purges only the pages that show the product.
 */
export type Tag =
  /** Everything that a card or page shows of the product except its stock. */
  | `product:${string}`
  /** Its exact stock. */
  | `stock:${string}`
  /** Its stock label (sold out or nearly so), the only part of the stock that a page shows. */
  | `stock-label:${string}`
  /** The order and filters of products, in all or in one category. */
  | 'listing'
  | `listing:${string}`
  /** The products that can be shown and their categories. Changes when one is added, removed, moved or back in stock. */
  | 'assortment'
  /** The product texts that a search reads. */
  | 'search'
  /** For responses that list the whole catalogue, such as feeds. */
  | 'every-product'
  | 'every-stock-label'
  | 'categories'
  | 'stories'
  | 'size-guides'
  /** Facts of product types for shopping feeds. */
  | 'product-types'
  | 'pictures'
  | 'events'
  /** The remaining stock of each product at the event. */
  | `event-stock:${string}`
  | 'content'
  | 'settings'
  /** The current day, for every response that promises an arrival date. */
  | 'promises'
  /** The day on which a piece of the product type would be finished. */
  | `promise:${string}`
  | 'checkout'

/** Collects the tags of a response while it is made. */
export type Uses = { add(tag: Tag): unknown }

/** For pages: they depend on the stock label, not the number. Otherwise every order would purge the pages of its products. */
export function pageUses(uses: Uses): Uses {
  return { add: (tag) => uses.add(isExactStock(tag) ? `stock-label:${tag.slice('stock:'.length)}` : tag) }
}

function isExactStock(tag: Tag): tag is `stock:${string}` {
  return tag.startsWith('stock:')
}
