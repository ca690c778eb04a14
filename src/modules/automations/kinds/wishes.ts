import { formatMoney } from '#modules/server-translator.ts'
import { money } from '#contract/rules/money.ts'
import { listProductsByIds } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import type { LetterSubject } from '#modules/letters/index.ts'
import { defineAutomation, type Finder, type Occasion, type Recipient } from '../define-automation.ts'
import { aboutProduct, aboutSamples, lowestPrice } from './about-product.ts'
import { findWishlistChanges } from './find-wishlist-changes.ts'

const finder: Finder = { find: findWishlistChanges, runsWhileOff: true }
const letter = { subject, sample: (ctx: Ctx) => aboutSamples(ctx, 1, (first) => aboutProduct(first)) }

/** Also sent to visitors who requested it for a product (`send-back-in-stock-email.ts`). */
export const backInStock = defineAutomation({ kind: 'back_in_stock', finder, letter })
export const priceDrop = defineAutomation({ kind: 'price_drop', finder, letter })

/** Returns 'over' unless the product is still on the wishlist, available and, for a price drop, still cheaper. */
async function subject(
  ctx: Ctx,
  { product_id, account_id, kind, was }: Occasion,
  { language }: Recipient,
): Promise<LetterSubject | 'over'> {
  if (product_id === null || account_id === null) return 'over'
  const [product] = await listProductsByIds({ ...ctx, language }, [product_id])
  const wish = await ctx.db
    .selectFrom('wishlist_items')
    .select('product_id')
    .where('account_id', '=', account_id)
    .where('product_id', '=', product_id)
    .executeTakeFirst()
  if (!product || !wish || product.availability === 'out_of_stock') return 'over'
  if (kind === 'price_drop' && (was === null || lowestPrice(product) >= was)) return 'over'
  return aboutProduct(product, was === null ? undefined : formatMoney(money(was)))
}
