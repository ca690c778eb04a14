import { implement } from '@orpc/server'
import { ordersContract } from '#contract/orders.ts'
import { DomainError, TooManyRequests } from '#kit/http/domain-error.ts'
import { hasUnknownCode, limitGuesses } from '#modules/checkout/index.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { isRefusal, refusal } from '#modules/refuse.ts'
import { cancelOrder } from './change/cancel-order.ts'
import { issueLiveToken } from './read/live-tokens.ts'
import { rememberGuestToken } from './read/guest-tokens.ts'
import { countOrder, uncountOrder } from './place/order-limits.ts'
import { isRunningElsewhere, placeAlone } from './place/running-submissions.ts'
import { findPlacedOrder, type PlacedOrder, placeOrder, type SubmittedOrder, submitOrder } from './place/place-order.ts'
import { getOrderForCustomer } from './read/get-order.ts'
import { getOrder, listOwnOrders } from './read/read-own-orders.ts'
import { trackOrder } from './read/track-order.ts'
import { withinLimits } from './read/track-within-limits.ts'

const os = implement(ordersContract).$context<RequestContext>()

export const buyerOrderRoutes = {
  place: os.place.handler(async ({ input, context }) => {
    const submitted = submitOrder(context, input)
    const placed = await placeAlone(context.ctx, submitted, {
      place: () => placeCounted(context, submitted),
      find: () => findPlacedOrder(context.ctx, submitted),
    })
    if (placed.guest_token !== undefined) rememberGuestToken(context, placed.guest_token)
    return placed
  }),
  listOwn: os.listOwn.handler(({ input, context }) => listOwnOrders(context.ctx, input)),
  get: os.get.handler(({ input, context }) => getOrder(context.ctx, { id: input.id, guestTokens: context.guestTokens })),
  liveToken: os.liveToken.handler(({ input, context }) => issueLiveToken(context, input.id)),
  track: os.track.handler(async ({ input, context }) => {
    const tracked = await withinLimits(context, input, () => trackOrder(context.ctx, input))
    rememberGuestToken(context, tracked.guest_token)
    return tracked
  }),
  cancel: os.cancel.handler(({ input, context }) =>
    inTransaction(context.ctx, async (ctx) => {
      await cancelOrder(ctx, { id: input.params.id, guestTokens: context.guestTokens, reason: input.body?.reason })
      return getOrderForCustomer(ctx, input.params.id)
    }),
  ),
}

/** Counts only new orders: repeats are answered even over the limit, and a refused order is not counted. */
async function placeCounted(context: RequestContext, submitted: SubmittedOrder): Promise<PlacedOrder> {
  const { ctx } = context
  try {
    return await limitGuesses(context, submitted.order.discount_code, (guess) => placeNew(context, submitted, guess))
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    const placed = await findPlacedOrder(ctx, submitted)
    if (placed) return placed
    throw (await isRunningElsewhere(ctx.db, submitted)) ? refusal('in_progress') : error
  }
}

async function placeNew(context: RequestContext, submitted: SubmittedOrder, guess: { isWrong: boolean }): Promise<PlacedOrder> {
  const counted = await countOrder(context, submitted.order.contact.email)
  try {
    const { placed, isRepeat } = await inTransaction(context.ctx, (inner) => placeOrder(inner, submitted))
    if (isRepeat) await uncountOrder(context, counted)
    return placed
  } catch (error) {
    guess.isWrong = isRefusal(error, 'discount_invalid') && hasUnknownCode(error.details.quote)
    // After a fault it is unknown whether the order was placed, so it stays counted.
    if (error instanceof DomainError) await uncountOrder(context, counted)
    throw error
  }
}
