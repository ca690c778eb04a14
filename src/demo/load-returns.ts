import type { Ctx } from '#modules/context.ts'
import { requestReturn } from '#modules/returns/index.ts'
import { buyerOf, quietly } from './demo-ctx.ts'

const hourMs = 3_600_000

const demoReturn = {
  order: 'UND-51107',
  slug: 'tulpar-pin',
  hoursAgo: 5,
  wish: { reason: 'damaged', wish: 'exchange', text: 'The clasp at the back has come loose. Could you send me another one?' },
} as const

/** Loads a return request that waits for staff. Must follow the orders. */
export async function loadDemoReturns(ctx: Ctx): Promise<void> {
  const { hoursAgo, wish, ...bought } = demoReturn
  const { buyer, guestTokens, orderId, itemId } = await buyerOf(quietly(ctx), ctx.clock.now().getTime() - hoursAgo * hourMs, bought)
  await requestReturn(buyer, { orderId, guestTokens }, { items: [{ id: itemId, quantity: 1 }], ...wish })
}
