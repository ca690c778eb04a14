import { guest } from '#contract/actor.ts'
import type { Ctx } from '#modules/context.ts'
import { issueGuestToken } from '#modules/orders/index.ts'
import { requestReturn } from '#modules/returns/index.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { at } from './load-orders.ts'

const hourMs = 3_600_000

const demoReturn = {
  order: 'UND-51107',
  slug: 'tulpar-pin',
  hoursAgo: 5,
  wish: { reason: 'damaged', wish: 'exchange', text: 'The clasp at the back has come loose. Could you send me another one?' },
} as const

/** Something that a buyer wants to send back and nobody has seen to yet. After the orders. */
export async function loadDemoReturns(ctx: Ctx): Promise<void> {
  const { order, slug, hoursAgo, wish } = demoReturn
  const quiet: Ctx = { ...ctx, actor: guest, jobs: { enqueue: () => Promise.resolve() }, listeners: [], memory: new ShopMemory() }
  const buyer = at(quiet, ctx.clock.now().getTime() - hoursAgo * hourMs)
  const { orderId, itemId } = await ctx.db
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['o.id as orderId', 'i.id as itemId'])
    .where('o.order_number', '=', order)
    .where('p.slug', '=', slug)
    .executeTakeFirstOrThrow()
  const token = await issueGuestToken(buyer, orderId)
  const guestTokens = token === undefined ? [] : [token]
  await requestReturn(buyer, { orderId, guestTokens }, { items: [{ id: itemId, quantity: 1 }], ...wish })
}
