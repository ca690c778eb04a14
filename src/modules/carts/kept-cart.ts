import { hasMemberPrices } from '#contract/actor.ts'
import type { KeptCart, KeptLine } from '#contract/carts.ts'
import type { CartItem } from '#contract/checkout.ts'
import { mostOfOneLine } from '#contract/rules/cart-limits.ts'
import { pricesOf, unitPrice } from '#contract/rules/pricing.ts'
import { listProductsByIds } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { requireAccount } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'

/** Throws NotSignedIn. */
export function getOwnCart(ctx: Ctx): Promise<KeptCart> {
  return readCart(ctx, requireAccount(ctx.actor).accountId)
}

/** Replaces the account's cart. Merges equal lines and drops unknown products. Requires a transaction; throws NotSignedIn, cart_changed. */
export async function putOwnCart(ctx: Ctx, { items, version }: { items: readonly CartItem[]; version: number }): Promise<KeptCart> {
  const { accountId } = requireAccount(ctx.actor)
  const now = ctx.clock.now()
  const row = { account_id: accountId, language: ctx.language, created_at: now, changed_at: now }
  const made = await ctx.db
    .insertInto('carts')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('version')
    .executeTakeFirst()
  const kept = await ctx.db.selectFrom('carts').select('version').where('account_id', '=', accountId).forUpdate().executeTakeFirstOrThrow()
  if (made ? version !== 0 : version !== kept.version) refuse('cart_changed', { current: await readCart(ctx, accountId) })
  await ctx.db.deleteFrom('cart_items').where('account_id', '=', accountId).execute()
  const known = await knownItems(ctx, items)
  if (known.length > 0) {
    await ctx.db
      .insertInto('cart_items')
      .values(known.map((item, position) => ({ account_id: accountId, position, ...item })))
      .execute()
  }
  await ctx.db
    .updateTable('carts')
    .set({ version: made ? 1 : kept.version + 1, language: ctx.language, changed_at: now })
    .where('account_id', '=', accountId)
    .execute()
  return readCart(ctx, accountId)
}

export async function readCart(ctx: Ctx, accountId: string): Promise<KeptCart> {
  const cart = await ctx.db.selectFrom('carts').select('version').where('account_id', '=', accountId).executeTakeFirst()
  if (!cart) return { version: 0, lines: [] }
  const items = await ctx.db
    .selectFrom('cart_items')
    .select(['product_id', 'variation_id', 'size', 'quantity'])
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute()
  return { version: cart.version, lines: await linesOf(ctx, items) }
}

export type Item = { product_id: string; variation_id: string | null; size: string | null; quantity: number }

/** Returns the lines to show, without products that shoppers can no longer see. */
export async function linesOf(ctx: Ctx, items: readonly Item[]): Promise<KeptLine[]> {
  const products = await listProductsByIds(
    ctx,
    items.map(({ product_id }) => product_id),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  return items.flatMap((item) => {
    const product = byId.get(item.product_id)
    const variation = product?.variations.find(({ id }) => id === item.variation_id)
    if (!product || (item.variation_id !== null && !variation)) return []
    const image =
      product.images.find(({ variation_id }) => variation_id !== null && variation_id === item.variation_id) ?? product.images[0]
    return [
      {
        ...item,
        variation_name: variation?.name ?? null,
        slug: product.slug,
        name: product.translation.name,
        image_key: image?.image_key ?? null,
        price: unitPrice(pricesOf(product, variation), hasMemberPrices(ctx.actor)),
      },
    ]
  })
}

export async function knownItems(ctx: Ctx, items: readonly CartItem[]): Promise<Item[]> {
  const merged = new Map<string, Item>()
  for (const { product_id, variation_id, size, quantity } of items) {
    const item = { product_id, variation_id: variation_id ?? null, size: size || null, quantity }
    const key = `${item.product_id} ${item.variation_id} ${item.size}`
    merged.set(key, { ...item, quantity: Math.min(mostOfOneLine, quantity + (merged.get(key)?.quantity ?? 0)) })
  }
  const shown = await linesOf(ctx, [...merged.values()])
  return shown.map(({ product_id, variation_id, size, quantity }) => ({ product_id, variation_id, size, quantity }))
}
