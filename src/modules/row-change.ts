import { z } from 'zod'
import type { Tag } from './cache-tags.ts'

/** The channel on which triggers announce a transaction's changes after its commit. */
export const changesChannel = 'shop_changes'

const rowChange = z.object({
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  id: z.string().nullish(),
  product_id: z.string().nullish(),
  category_id: z.string().nullish(),
  language: z.string().nullish(),
  event_id: z.string().nullish(),
  order_id: z.string().nullish(),
  account_id: z.string().nullish(),
  session_id: z.string().nullish(),
  /** For products, their listings and categories: whether a shopper could see it before the change and can see it now. */
  was_shown: z.boolean().nullish(),
  is_shown: z.boolean().nullish(),
  /** For stock: whether the stock label (sold out, only five left) could have changed. */
  words_changed: z.boolean().optional(),
  /** For a product: whether its related products may have changed. */
  tags_changed: z.boolean().nullish(),
  /** For a listing: whether its category, or its place among new and featured products, changed. */
  has_moved: z.boolean().optional(),
  /** For a listing: whether it was sold out and is available again. */
  is_back: z.boolean().optional(),
  /** For an order: whether it began or stopped waiting for a decision on a proof of payment. */
  has_moved_in_proofs: z.boolean().optional(),
  /** For an order: whether it was moved to another account. */
  has_other_owner: z.boolean().optional(),
  /** For a note in an order's history: whether it is hidden from the buyer. */
  is_internal: z.boolean().optional(),
})

/** A change as the database announces it, with ids only. */
export type RowChange = z.infer<typeof rowChange>

/** Throws for any payload that our triggers don't send. */
export function parseChange(payload: string): RowChange {
  return rowChange.parse(JSON.parse(payload))
}

export type TagsOf = (change: RowChange) => readonly Tag[]
