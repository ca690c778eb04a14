import type { Product } from '#contract/catalog.ts'
import { listProductsByIds } from '#modules/catalog/index.ts'
import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import type { Found } from '../define-automation.ts'
import { lowestPrice } from './about-product.ts'

const dayMs = 24 * 3_600_000
/** News about a wish is out of date after that. */
const freshDays = 3
const mostAtOnce = 200

/** A younger wish may be newer than the last recorded state of its product. After this long a run has seen the product itself. */
const awaitedMs = 3_600_000

type Seen = { price: number; isAvailable: boolean; at: Date }
type Wish = { account_id: string; created_at: Date }

/** Compares the products on wishlists with their last seen state and stores the present state. Requires a transaction. */
export async function findWishlistChanges(ctx: Ctx): Promise<Found[]> {
  const wished = await ctx.db.selectFrom('wishlist_items').select('product_id').distinct().orderBy('product_id').execute()
  const ids = wished.map(({ product_id }) => product_id)
  await ctx.db
    .deleteFrom('wished_products')
    .$if(ids.length > 0, (query) => query.where('product_id', 'not in', ids))
    .execute()
  const news: Found[] = []
  const awaited = await findAwaited(ctx)
  for (let from = 0; from < ids.length; from += mostAtOnce) {
    const products = await listProductsByIds(ctx, ids.slice(from, from + mostAtOnce))
    for (const product of products) await compare(ctx, product, news, awaited.get(product.id))
  }
  return news
}

async function compare(ctx: Ctx, product: Product, news: Found[], awaited: readonly Wish[] = []): Promise<void> {
  const now = ctx.clock.now()
  const isEarly = product.early_access_until !== null && new Date(product.early_access_until) > now
  const today = { price: lowestPrice(product), isAvailable: product.availability === 'in_stock' && !isEarly }
  const seen = await findSeen(ctx, product.id)
  const occasion = { due_at: now, expires_at: new Date(now.getTime() + freshDays * dayMs), product_id: product.id }
  if (today.isAvailable && seen?.isAvailable !== false)
    // The product was sold out when the wish was made and back before the next run, so no run saw the change.
    for (const { account_id, created_at } of awaited)
      if (!seen || seen.at <= created_at)
        news.push({ ...occasion, kind: 'back_in_stock', about: `${product.id}:${created_at.toISOString()}:${account_id}`, account_id })
  if (seen?.price === today.price && seen.isAvailable === today.isAvailable) return
  await ctx.db
    .insertInto('wished_products')
    .values({ product_id: product.id, price: today.price, is_available: today.isAvailable, seen_at: now })
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet({ price: today.price, is_available: today.isAvailable, seen_at: now }),
    )
    .execute()
  if (!seen || !today.isAvailable) return
  if (!seen.isAvailable)
    news.push(...(await findWishers(ctx, `${product.id}:${now.toISOString()}`, { ...occasion, kind: 'back_in_stock' })))
  if (seen.isAvailable && today.price < seen.price)
    news.push(...(await findWishers(ctx, `${product.id}:${today.price}`, { ...occasion, kind: 'price_drop', was: seen.price })))
}

async function findSeen({ db }: Ctx, productId: string): Promise<Seen | undefined> {
  const row = await db.selectFrom('wished_products').selectAll().where('product_id', '=', productId).forUpdate().executeTakeFirst()
  return row && { price: row.price, isAvailable: row.is_available, at: row.seen_at }
}

async function findAwaited({ db, clock }: Ctx): Promise<Map<string, Wish[]>> {
  const wishes = await wishesOfReaders(db)
    .select(['w.product_id', 'w.account_id', 'w.created_at'])
    .where('w.sold_out_when_added', '=', true)
    .where('w.created_at', '>', new Date(clock.now().getTime() - awaitedMs))
    .execute()
  return Map.groupBy(wishes, ({ product_id }) => product_id)
}

function wishesOfReaders(db: Database) {
  return db
    .selectFrom('wishlist_items as w')
    .innerJoin('profiles as p', 'p.id', 'w.account_id')
    .where('p.marketing_emails', '=', true)
    .where('p.deactivated_at', 'is', null)
    .where('p.closed_at', 'is', null)
}

async function findWishers({ db }: Ctx, about: string, occasion: Omit<Found, 'about'>): Promise<Found[]> {
  const wishers = await wishesOfReaders(db)
    .select('w.account_id')
    .where('w.product_id', '=', occasion.product_id ?? '')
    .execute()
  return wishers.map(({ account_id }) => ({ ...occasion, about: `${about}:${account_id}`, account_id }))
}
