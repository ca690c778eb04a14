import type { Order } from '#contract/orders.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { issueGuestToken } from './guest-tokens.ts'
import { findOrderDetails } from './order-details.ts'
import { OrderNotFound } from '../order-errors.ts'
import { normaliseOrderNumber } from '../place/order-number.ts'
import { presentForCustomer } from './order-presenter.ts'

/** The order of this number and e-mail, with a token to read it again. Throws the same OrderNotFound for either being wrong, after the same one look. */
export async function trackOrder(ctx: Ctx, input: { order_number: string; email: string }): Promise<{ order: Order; guest_token: string }> {
  const details = await findOrderDetails(ctx.db, (eb) =>
    eb.and([
      eb('o.order_number', '=', normaliseOrderNumber(input.order_number)),
      eb(eb.fn<string>('lower', ['o.email']), '=', input.email.trim().toLowerCase()),
    ]),
  )
  if (!details) throw new OrderNotFound()
  const guestToken = await issueGuestToken(ctx, details.id)
  if (guestToken === undefined) throw new OrderNotFound()
  return { order: presentForCustomer(details, await getSettings(ctx)), guest_token: guestToken }
}
