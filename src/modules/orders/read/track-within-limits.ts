import type { Order } from '#contract/orders.ts'
import type { RequestContext } from '#modules/context.ts'
import { countTracking, uncountGuess } from '../place/order-limits.ts'
import { findTrackedOrder } from './track-order.ts'

type Tracked = { order_number: string; email: string }
type Asking = Pick<RequestContext, 'ctx' | 'limits' | 'address'>

/**
 * Returns the order with this number and email, within the limits of tracking. Throws order_not_found if either is wrong, and
 * TooManyRequests.
 */
export function trackWithinLimits(asking: Asking, input: Tracked): Promise<Order> {
  return withinLimits(asking, input, () => findTrackedOrder(asking.ctx, input))
}

/** Counts a try; one that finds the order is no guess. Throws TooManyRequests. */
export async function withinLimits<Found>(asking: Asking, input: Tracked, find: () => Promise<Found>): Promise<Found> {
  await countTracking(asking, input)
  const found = await find()
  await uncountGuess(asking, input)
  return found
}
