import { implement } from '@orpc/server'
import { ordersContract } from '#contract/orders.ts'
import { DomainError } from '#kit/http/domain-error.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { forAccounts } from '#modules/identity/index.ts'
import { cancelOrder } from './change/cancel-order.ts'
import { rememberGuestToken } from './read/guest-tokens.ts'
import { countOrder, countTracking, uncountGuess, uncountOrder } from './place/order-limits.ts'
import { findPlacedOrder, type PlacedOrder, placeOrder, type SubmittedOrder, submitOrder } from './place/place-order.ts'
import { presentOrderForCustomer } from './read/present-order.ts'
import { getOrder, listOwnOrders } from './read/read-own-orders.ts'
import { trackOrder } from './read/track-order.ts'

const os = implement(ordersContract).$context<RequestContext>()

/** The buyer's calls; those about proofs and payments are answered by their own routes. */
export const buyerOrderRoutes = {
  place: os.place.handler(async ({ input, context }) => {
    const placed = await placeCounted(context, submitOrder(context, input))
    if (placed.guest_token !== undefined) rememberGuestToken(context, placed.guest_token)
    return placed
  }),
  listOwn: os.use(forAccounts).listOwn.handler(({ input, context }) => listOwnOrders(context.ctx, input)),
  get: os.get.handler(({ input, context }) => getOrder(context.ctx, { id: input.id, guestTokens: context.guestTokens })),
  track: os.track.handler(async ({ input, context }) => {
    await countTracking(context, input)
    const tracked = await trackOrder(context.ctx, input)
    await uncountGuess(context, input)
    rememberGuestToken(context, tracked.guest_token)
    return tracked
  }),
  cancel: os.cancel.handler(({ input, context }) =>
    inTransaction(context.ctx, async (ctx) => {
      await cancelOrder(ctx, { id: input.params.id, guestTokens: context.guestTokens, reason: input.body?.reason })
      return presentOrderForCustomer(ctx, input.params.id)
    }),
  ),
}

/** Only new orders are counted: repeats are answered also to who may place no new one now, and a refused order leaves nothing behind. */
async function placeCounted(context: RequestContext, submitted: SubmittedOrder): Promise<PlacedOrder> {
  const { ctx } = context
  const counted = await countOrder(context, submitted.order.contact.email).catch(async (refusal: unknown) => {
    const placed = await findPlacedOrder(ctx, submitted)
    if (!placed) throw refusal
    return { placed }
  })
  if ('placed' in counted) return counted.placed
  try {
    const { placed, isRepeat } = await inTransaction(ctx, (inner) => placeOrder(inner, submitted))
    if (isRepeat) await uncountOrder(context, counted)
    return placed
  } catch (error) {
    // After a fault nobody knows whether it was placed.
    if (error instanceof DomainError) await uncountOrder(context, counted)
    throw error
  }
}
