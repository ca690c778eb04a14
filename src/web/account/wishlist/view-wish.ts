import type { WishlistItem } from '#contract/members.ts'
import { isLess, type Money, subtract } from '#contract/rules/money.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { type CardView, viewCard } from '#web/commerce/card-view.ts'

/** A saved product as its card shows it. Without `card` it is no longer for sale. */
export type Wish = {
  productId: string
  savedAt: string
  card: Pick<CardView, 'id' | 'slug' | 'name' | 'note' | 'imageKey' | 'imageWidth' | 'alt' | 'adding' | 'variation'> | undefined
  availability: 'in_stock' | 'pre_order' | 'out_of_stock' | undefined
  price: Money | null
  /** The price drop since it was saved, and the price at that time. */
  drop: { by: Money; from: Money } | undefined
}

export function viewWish({ product_id, created_at, price_when_added, price_now, product }: WishlistItem, t: AreaTranslator<'goods'>): Wish {
  return {
    productId: product_id,
    savedAt: created_at,
    card: product ? viewCard(product, t, { few: 0 }) : undefined,
    availability: product?.availability,
    price: price_now,
    drop:
      price_now !== null && isLess(price_now, price_when_added)
        ? { by: subtract(price_when_added, price_now), from: price_when_added }
        : undefined,
  }
}
