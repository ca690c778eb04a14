import type { AccountActor } from '#contract/actor.ts'
import type { Product } from '#contract/catalog.ts'
import type { AutomationKind } from '#contract/automations.ts'
import type { Language } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { optionPrices, viewPrices } from '#contract/rules/price-view.ts'
import { money } from '#contract/rules/money.ts'
import { lineTotal } from '#contract/rules/pricing.ts'
import { issueCartLink, readCart, readGuestCart } from '#modules/carts/index.ts'
import { listProductsByIds, listSampleProducts } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import type { LetterSubject } from '#modules/letters/index.ts'
import { formatMoney } from '#modules/server-translator.ts'

export type Occasion = {
  kind: AutomationKind
  about: string
  account_id: string | null
  order_id: string | null
  guest_cart_id: string | null
  product_id: string | null
  was: number | null
}
export type Recipient = { language: Language; isMember: boolean }

/** Returns the letter's present content and link: 'over' when the occasion is gone, undefined when it has no content of its own. */
export function subjectOf(ctx: Ctx, occasion: Occasion, reader: Recipient): Promise<LetterSubject | 'over' | undefined> {
  switch (occasion.kind) {
    case 'abandoned_cart':
      return cartSubject(ctx, occasion, reader)
    case 'back_in_stock':
    case 'price_drop':
      return productSubject(ctx, occasion, reader)
    case 'pre_order_ready':
    case 'after_delivery':
      return orderSubject(ctx, occasion)
    case 'birthday':
      return Promise.resolve(undefined)
  }
}

async function cartSubject(
  ctx: Ctx,
  { account_id, guest_cart_id, about }: Occasion,
  { language, isMember }: Recipient,
): Promise<LetterSubject | 'over'> {
  const cart =
    account_id === null
      ? await readGuestCart({ ...ctx, language }, guest_cart_id ?? '')
      : await readCart({ ...ctx, language, actor: actorOf(account_id, isMember) }, account_id)
  if (!cart || cart.lines.length === 0 || !about.startsWith(`${account_id ?? guest_cart_id}:${cart.version}:`)) return 'over'
  if (account_id !== null && (await hasOrdered(ctx, account_id))) return 'over'
  const goods = cart.lines.map((line) => ({
    productId: line.product_id,
    detail: [line.variation_name, line.size, `${line.quantity}\u00a0×\u00a0${formatMoney(line.price)}`].filter(Boolean).join(' · '),
    amount: formatMoney(lineTotal(line.price, line.quantity)),
    ...(line.image_key === null ? {} : { imageKey: line.image_key }),
  }))
  const owner = account_id === null ? { guest_cart_id: guest_cart_id ?? '' } : { account_id }
  return { goods, href: pages.restoredCart(await issueCartLink(ctx, owner)) }
}

function actorOf(accountId: string, isMember: boolean): AccountActor {
  return { kind: 'account', accountId, email: '', fullName: '', role: 'customer', isSuperAdmin: false, isMember }
}

async function hasOrdered({ db }: Ctx, accountId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('carts as c', 'c.account_id', 'o.account_id')
    .select('o.id')
    .where('o.account_id', '=', accountId)
    .whereRef('o.placed_at', '>=', 'c.changed_at')
    .executeTakeFirst()
  return order !== undefined
}

/** Returns 'over' unless the product is still on the wishlist, available and, for a price drop, still cheaper. */
async function productSubject(
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

/** Returns the lowest price for guests, who get no member price. */
export function lowestPrice(product: Product): number {
  return viewPrices(optionPrices(product)).guest.min
}

export function aboutProduct(product: Product, was?: string, detail?: string): LetterSubject {
  const goods = { productId: product.id, ...(was === undefined ? {} : { was }), ...(detail ? { detail } : {}) }
  return { title: [product.translation.name, detail].filter(Boolean).join(', '), goods: [goods], href: pages.product(product.slug) }
}

async function orderSubject({ db }: Ctx, { order_id: orderId, kind }: Occasion): Promise<LetterSubject | 'over'> {
  const order = await db.selectFrom('orders').select(['account_id', 'status', 'order_number']).where('id', '=', orderId).executeTakeFirst()
  if (!order || orderId === null || order.status !== (kind === 'pre_order_ready' ? 'processing' : 'completed')) return 'over'
  const items = await db
    .selectFrom('order_items')
    .select(['product_id', 'is_pre_order'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const meant = kind === 'pre_order_ready' ? items.filter(({ is_pre_order }) => is_pre_order) : items
  const goods = [...new Set(meant.map(({ product_id }) => product_id))].slice(0, mostShown).map((productId) => ({ productId }))
  return { goods, href: order.account_id === null ? pages.trackOrder() : pages.accountOrder(orderId) }
}

const mostShown = 6

/** Fills a preview with products of the shop in place of the reader's own. */
export async function sampleSubject(ctx: Ctx, kind: AutomationKind, language: Language): Promise<LetterSubject | undefined> {
  if (kind === 'birthday') return undefined
  const products = await listSampleProducts({ ...ctx, language }, kind === 'abandoned_cart' ? 2 : 1)
  const [first] = products
  if (!first) return { goods: [], href: pages.shop() }
  if (kind === 'abandoned_cart') {
    const goods = products.map((product) => ({
      productId: product.id,
      detail: `1\u00a0×\u00a0${formatMoney(lowestPrice(product))}`,
      amount: formatMoney(lowestPrice(product)),
    }))
    return { goods, href: pages.cart() }
  }
  if (kind === 'pre_order_ready' || kind === 'after_delivery') return { goods: [{ productId: first.id }], href: pages.accountOrders() }
  return aboutProduct(first)
}
