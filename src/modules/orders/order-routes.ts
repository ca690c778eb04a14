import { implement } from '@orpc/server'
import { ordersContract } from '#contract/orders.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { cancelOrder } from './cancel-order.ts'
import { guestOrdersCookie } from './guest-tokens.ts'
import { countOrder, countTracking } from './order-limits.ts'
import { findPlacedOrder, placeOrder, submitOrder } from './place-order.ts'
import { presentOrderForCustomer } from './present-order.ts'
import { getOrder, listOwnOrders } from './read-own-orders.ts'
import { trackOrder } from './track-order.ts'

const os = implement(ordersContract).$context<RequestContext>()

/** The buyer's calls; those about proofs and payments are answered by their own routes. */
export const buyerOrderRoutes = {
  place: os.place.handler(async ({ input, context }) => {
    const { ctx } = context
    const submitted = submitOrder(ctx, input, context.idempotencyKey)
    const placed = (await findPlacedOrder(ctx, submitted)) ?? (await countAndPlace())
    if (placed.guest_token !== undefined) rememberToken(context, placed.guest_token)
    return placed

    async function countAndPlace() {
      await countOrder(context)
      return inTransaction(ctx, (inner) => placeOrder(inner, submitted))
    }
  }),
  listOwn: os.listOwn.handler(({ input, context }) => listOwnOrders(context.ctx, input)),
  get: os.get.handler(({ input, context }) => getOrder(context.ctx, { id: input.id, guestTokens: context.guestTokens })),
  track: os.track.handler(async ({ input, context }) => {
    await countTracking(context, input.email)
    const tracked = await trackOrder(context.ctx, input)
    rememberToken(context, tracked.guest_token)
    return tracked
  }),
  cancel: os.cancel.handler(({ input, context }) =>
    inTransaction(context.ctx, async (ctx) => {
      await cancelOrder(ctx, { id: input.params.id, guestTokens: context.guestTokens, reason: input.body?.reason })
      return presentOrderForCustomer(ctx, input.params.id)
    }),
  ),
}

function rememberToken({ reply, guestTokens, isHttps }: RequestContext, token: string): void {
  reply.append('set-cookie', guestOrdersCookie(token, guestTokens, isHttps))
}
