import type { Product } from '#contract/catalog.ts'
import type { WishlistItem } from '#contract/members.ts'
import { type Money, money } from '#contract/rules/money.ts'
import { pricesOf, unitPrice } from '#contract/rules/pricing.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { isId } from '#kit/ids.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { listProductsByIds } from '#modules/catalog/index.ts'
import { requireAccount } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'

const mostItems = 200

type Row = { product_id: string; price_when_added: number; created_at: Date }

/** Newest first. Throws NotSignedIn. */
export async function listWishlist(ctx: Ctx): Promise<WishlistItem[]> {
  const { accountId, isMember } = requireAccount(ctx.actor)
  const rows = await ctx.db
    .selectFrom('wishlist_items')
    .select(['product_id', 'price_when_added', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute()
  const products =
    rows.length === 0
      ? []
      : await listProductsByIds(
          ctx,
          rows.map(({ product_id }) => product_id),
        )
  const byId = new Map(products.map((product) => [product.id, product]))
  return rows.map((row) => present(row, byId.get(row.product_id), isMember))
}

/** Newest first. Throws NotSignedIn. */
export async function listSavedProducts({ db, actor }: Ctx): Promise<string[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .select('product_id')
    .where('account_id', '=', requireAccount(actor).accountId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** Throws NotSignedIn, NotFound for a product that is not for sale, already_in_wishlist, wishlist_full. */
export async function addToWishlist(ctx: Ctx, productId: string): Promise<WishlistItem> {
  const { accountId, isMember } = requireAccount(ctx.actor)
  const [product] = await listProductsByIds(ctx, [productId])
  if (!product) refuse('product_not_found')
  return inTransaction(ctx, async ({ db }) => {
    const row = await db
      .insertInto('wishlist_items')
      .values({
        account_id: accountId,
        product_id: productId,
        price_when_added: priceOf(product, isMember),
        sold_out_when_added: product.availability === 'out_of_stock',
        created_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['product_id', 'price_when_added', 'created_at'])
      .executeTakeFirst()
    if (!row) refuse('already_in_wishlist', { alreadyExists: true })
    const { count } = await db
      .selectFrom('wishlist_items')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (count > mostItems) refuse('wishlist_full')
    return present(row, product, isMember)
  })
}

/** Throws NotSignedIn, NotFound for a product that is not on the list. */
export async function removeFromWishlist({ db, actor }: Ctx, productId: string): Promise<void> {
  const { accountId } = requireAccount(actor)
  if (!isId(productId)) throw new NotFound()
  const removed = await db
    .deleteFrom('wishlist_items')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst()
  if (!removed) throw new NotFound()
}

function present(row: Row, product: Product | undefined, isMember: boolean): WishlistItem {
  return {
    product_id: row.product_id,
    created_at: row.created_at.toISOString(),
    price_when_added: money(row.price_when_added),
    price_now: product ? priceOf(product, isMember) : null,
    product: product ?? null,
  }
}

function priceOf(product: Product, isMember: boolean): Money {
  const shown = product.variations.find((variation) => variation.is_default) ?? product.variations[0]
  return unitPrice(pricesOf(product, shown), isMember)
}
