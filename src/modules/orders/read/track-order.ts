import type { Order } from '#contract/orders.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'
import { issueGuestToken } from './guest-tokens.ts'
import { inReadersLanguage } from './in-readers-language.ts'
import { type OrderDetails, readOrders } from './order-details.ts'
import { normaliseOrderNumber } from '../place/order-number.ts'
import { presentForCustomer } from './order-presenter.ts'

type Tracked = { order_number: string; email: string }

/** Returns the order and a token for it. Throws order_not_found if number or email is wrong, after the same single query. */
export async function trackOrder(ctx: Ctx, input: Tracked): Promise<{ order: Order; guest_token: string }> {
  const details = await findDetails(ctx, input)
  const guestToken = await issueGuestToken(ctx, details.id)
  if (guestToken === undefined) refuse('order_not_found')
  return { order: presentForCustomer(ctx, details, await getSettings(ctx)), guest_token: guestToken }
}

/** Returns the same order without a token. */
export async function findTrackedOrder(ctx: Ctx, input: Tracked): Promise<Order> {
  return presentForCustomer(ctx, await findDetails(ctx, input), await getSettings(ctx))
}

async function findDetails(ctx: Ctx, input: Tracked): Promise<OrderDetails> {
  const found = await readOrders(ctx.db, (eb) =>
    eb.and([
      eb('o.order_number', '=', normaliseOrderNumber(input.order_number)),
      eb(eb.fn<string>('lower', ['o.email']), '=', input.email.trim().toLowerCase()),
    ]),
  )
  const [details] = await inReadersLanguage(ctx, found)
  if (!details) refuse('order_not_found')
  return details
}
