import { hasMemberPrices } from '#contract/actor.ts'
import type { CountryCode, ShippingZone } from '#contract/countries.ts'
import { type Money, money } from '#contract/rules/money.ts'
import { type Totals, totalsOf } from '#contract/rules/pricing.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { getShippingRate, zoneOf } from '#modules/shipping/index.ts'

export type Destination = { country: CountryCode; state?: string | undefined }

export type OrderTotals = Totals & { shipping_zone: ShippingZone; tax_rate: number }

type ToTotal = { lines: readonly { line_total: Money }[]; isFirstPurchase: boolean; destination: Destination }

/** The one place where discount, shipping and tax meet the settings. */
export async function totalOrder(
  ctx: Pick<Ctx, 'db' | 'actor' | 'uses'>,
  { lines, isFirstPurchase, destination }: ToTotal,
): Promise<OrderTotals> {
  const settings = await getSettings(ctx)
  const zone = zoneOf(destination.country, destination.state)
  const isTaxed = settings.tax_destinations === 'everywhere' || destination.country === 'MY'
  const mayShipFree = settings.free_shipping_for === 'everybody' || hasMemberPrices(ctx.actor)
  const taxRate = isTaxed ? settings.tax_rate : 0
  const totals = totalsOf({
    lines: lines.map(({ line_total }) => line_total),
    discountRate: isFirstPurchase ? settings.first_purchase_discount : 0,
    shippingRate: await getShippingRate(ctx, zone),
    freeShippingOver: mayShipFree ? money(settings.free_shipping_over) : undefined,
    taxRate,
  })
  return { ...totals, shipping_zone: zone, tax_rate: taxRate }
}
