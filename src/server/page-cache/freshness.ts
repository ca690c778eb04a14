import { z } from 'zod'

const change = z.object({
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  id: z.string().nullish(),
  product_id: z.string().nullish(),
  category_id: z.string().nullish(),
  story_id: z.string().nullish(),
  language: z.string().nullish(),
  /** Of products and categories: whether a shopper could see it before. */
  was_shown: z.boolean().nullish(),
  words_changed: z.boolean().optional(),
})
export type Change = z.infer<typeof change>

export const changesChannel = 'shop_changes'

export function parseChange(payload: string): Change {
  return change.parse(JSON.parse(payload))
}

/**
 * The tags of kept answers that a change makes untrue. Answers add them through `ctx.uses`:
 * `product:<id>`, `products` (any list of products), `stock:<id>` and `stocks` (exact numbers), `stock-words:<id>` and
 * `stock-words` (sold out, low stock), `categories`, `stories`, `pictures` (the named ones), `settings`, `checkout`, `content`, `events`.
 */
export function tagsOf(changed: Change): string[] {
  switch (changed.table) {
    case 'stock_levels': {
      const exact = ['stocks', `stock:${changed.product_id}`]
      return changed.words_changed ? [...exact, 'stock-words', `stock-words:${changed.product_id}`] : exact
    }
    case 'products':
      return ['products', `product:${changed.id}`]
    case 'product_translations':
    case 'product_images':
    case 'product_variations':
    case 'product_categories':
      return ['products', `product:${changed.product_id}`]
    case 'variation_translations':
      return ['products', 'variations']
    case 'product_stories':
      return [`product:${changed.product_id}`]
    case 'categories':
    case 'category_translations':
    case 'featured_categories':
      return ['categories']
    case 'named_pictures':
      return ['pictures']
    case 'stories':
    case 'story_translations':
      return ['stories']
    case 'content_pages':
    case 'content_translations':
      return ['content']
    case 'events':
    case 'event_translations':
    case 'event_products':
      return ['events']
    case 'payment_methods':
    case 'shipping_rates':
      return ['checkout']
    case 'settings':
      return ['settings', 'checkout']
    default:
      return []
  }
}
