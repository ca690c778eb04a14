import { guest } from '#contract/actor.ts'
import type { Ctx } from '#modules/context.ts'
import { issueGuestToken } from '#modules/orders/index.ts'
import { ShopMemory } from '#modules/shop-memory.ts'

/** Returns a context without mails and listeners. It has its own memory, since uncommitted data must not be cached. */
export function quietly(ctx: Ctx): Ctx {
  return { ...ctx, jobs: { enqueue: () => Promise.resolve() }, listeners: [], memory: new ShopMemory() }
}

/** Returns the context at another time, but never in the future. */
export function at(ctx: Ctx, time: number): Ctx {
  const now = new Date(Math.min(time, ctx.clock.now().getTime()))
  return { ...ctx, clock: { ...ctx.clock, now: () => now } }
}

type Bought = { order: string; slug: string }

/** Returns the buyer of an item of a demo order, as a guest with the order's token issued at that time. */
export async function buyerOf(ctx: Ctx, time: number, { order, slug }: Bought) {
  const buyer: Ctx = { ...at(ctx, time), actor: guest }
  const bought = await ctx.db
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['o.id as orderId', 'i.id as itemId', 'p.id as productId'])
    .where('o.order_number', '=', order)
    .where('p.slug', '=', slug)
    .executeTakeFirstOrThrow()
  const token = await issueGuestToken(buyer, bought.orderId)
  return { buyer, guestTokens: token === undefined ? [] : [token], ...bought }
}
