import type { BuyersCode } from '#contract/pickups.ts'
import { money, zero } from '#contract/rules/money.ts'
import { InvalidInput, NotFound } from '#kit/http/domain-error.ts'
import { isId } from '#kit/ids.ts'
import { drawQrCode, drawQrCodePng } from '#kit/images/draw-qr-code.ts'
import type { Limit } from '#kit/limits/limits.ts'
import type { RequestContext } from '#modules/context.ts'
import { getOwnOrder } from '#modules/orders/index.ts'
import { refusal, refuse } from '#modules/refuse.ts'
import { codeOf } from './pickup-codes.ts'
import type { PickupKey } from './pickup-keys.ts'

/** Limited because each image is drawn on request. */
const codesByAddress: Limit = { name: 'pickup-codes-by-address', points: 300, perSeconds: 600 }

type Asked = { eventId: string; orderId: string; key: PickupKey }

/** Returns the code of an order with the place and time of pickup, for its buyer. Throws order_not_found for everybody else. */
export async function getBuyersCode({ ctx, guestTokens }: RequestContext, { eventId, orderId, key }: Asked): Promise<BuyersCode> {
  const order = await getOwnOrder(ctx, { id: orderId, guestTokens }).catch((error: unknown) => {
    throw error instanceof NotFound ? refusal('order_not_found') : error
  })
  const { pickup } = order
  if (!pickup || pickup.event_id !== eventId) refuse('order_not_found')
  const isOpen = (pickup.state === 'waiting' || pickup.state === 'partly') && order.payment_status !== 'refunded'
  return {
    code: isOpen ? await codeOf(ctx, key, { orderId, eventId }) : null,
    order_number: order.order_number,
    state: pickup.state,
    collected_at: pickup.collected_at,
    is_paid: order.payment_status === 'paid',
    due: order.payment_status === 'paid' || order.payment_status === 'refunded' ? zero : money(order.total),
    event: {
      id: pickup.event_id,
      slug: pickup.event_slug,
      title: pickup.title,
      venue: pickup.venue,
      address: pickup.address,
      country: pickup.country,
      starts_at: pickup.starts_at,
      ends_at: pickup.ends_at,
      time_zone: pickup.time_zone,
      pickup_until: pickup.until,
    },
    items: order.items
      .filter((item) => !item.is_collected_earlier)
      .map((item) => ({
        order_item_id: item.id,
        product_id: item.product_id,
        name: item.name,
        variation_name: item.variation_name,
        size: item.size,
        quantity: item.quantity,
        handed_over: item.handed_over,
      })),
  }
}

/**
 * Draws the code as `svg` or `png`. Throws order_not_found; already_collected; NotFound for an order that can't be collected; InvalidInput
 * (422) for another format.
 */
export async function drawBuyersCode(context: RequestContext, asked: Asked & { format: string | undefined }): Promise<Response> {
  if (!isId(asked.orderId) || !isId(asked.eventId)) refuse('order_not_found')
  const { code, state, collected_at } = await getBuyersCode(context, asked)
  await context.limits.take(codesByAddress, context.address)
  if (state === 'collected') refuse('already_collected', { collected_at })
  if (code === null) throw new NotFound()
  const format = asked.format ?? 'svg'
  if (format !== 'svg' && format !== 'png') throw new InvalidInput({ format: 'invalid_value' })
  const isPng = format === 'png'
  return new Response(isPng ? await drawQrCodePng(code) : drawQrCode(code), {
    headers: {
      'content-type': isPng ? 'image/png' : 'image/svg+xml',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
