import type { CartItem, Quote } from '#contract/checkout.ts'
import type { CountryCode } from '#contract/countries.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { awaitsFirstPurchase } from './first-purchase.ts'
import { type PricedItems, priceItems } from './price-items.ts'
import { type OrderTotals, totalOrder } from './total-order.ts'

export type QuoteInput = { items: CartItem[]; country?: CountryCode | undefined; state?: string | undefined; event_id?: string | undefined }

/** What a cart costs this buyer now. Without a country it is quoted for Peninsular Malaysia. Reserves nothing. */
export async function quoteCart(ctx: Ctx, { items, country = 'MY', state, event_id }: QuoteInput): Promise<Quote> {
  refuseUnknownEvent(event_id)
  const priced = await priceItems(ctx, items)
  const isFirstPurchase = await awaitsFirstPurchase(ctx)
  const totals = await totalOrder(ctx, { lines: priced.lines, isFirstPurchase, destination: { country, state } })
  return presentQuote(priced, totals)
}

export function presentQuote({ lines, problems }: PricedItems, totals: OrderTotals): Quote {
  return {
    lines: lines.map((line) => ({
      product_id: line.product_id,
      variation_id: line.variation_id,
      variation_name: line.variation_name,
      size: line.size,
      name: line.name,
      image_url: line.image_url,
      quantity: line.quantity,
      unit_price: line.unit_price,
      line_total: line.line_total,
    })),
    subtotal: totals.subtotal,
    discount: totals.discount,
    shipping: totals.shipping,
    tax: totals.tax,
    total: totals.total,
    free_shipping_remaining: totals.free_shipping_remaining,
    shipping_zone: totals.shipping_zone,
    problems,
  }
}

/** No event takes orders yet, so every event id is unknown; throws InvalidInput (422). */
export function refuseUnknownEvent(eventId: string | undefined): void {
  if (eventId !== undefined) throw new InvalidInput({ event_id: 'unknown_event' })
}
