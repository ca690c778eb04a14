import { hasMemberPrices } from '#contract/actor.ts'
import type { Quote } from '#contract/checkout.ts'
import type { CountryCode, ShippingZone } from '#contract/countries.ts'
import { codeDiscount } from '#contract/rules/code-discount.ts'
import { add, isLess, min, type Money, money, share, subtract, zero } from '#contract/rules/money.ts'
import { type TotalRules, type Totals, totalsOf } from '#contract/rules/pricing.ts'
import { taxRateIn } from '#contract/rules/sales-tax.ts'
import type { Ctx } from '#modules/context.ts'
import type { FoundOffer } from '#modules/discounts/index.ts'
import { getSettings, studioOf } from '#modules/settings/index.ts'
import { getShippingRate, zoneOf } from '#modules/shipping/index.ts'
import { giftWrappingPrice } from './gift-wrapping.ts'

/** The destination of the parcel. A `pickup` order is collected at the studio, an `isCollected` one at an event. */
export type Destination = 'pickup' | { country: CountryCode; state?: string | undefined; isCollected?: boolean }

export type OrderTotals = Totals &
  Pick<Quote, 'discount_from' | 'discount_code'> & {
    shipping_zone: ShippingZone
    tax_rate: number
    member_saving: Money | null
    gift_wrapping: Money | null
  }

type ToTotal = {
  lines: readonly { line_total: Money; member_total: Money }[]
  isFirstPurchase: boolean
  offer: FoundOffer | undefined
  /** What the code takes off at member prices; for `member_saving`. */
  memberOffer?: FoundOffer | undefined
  destination: Destination
  /** Whether the buyer requests gift wrapping; undefined where it cannot be requested. */
  giftWrapping: boolean | undefined
  /** The tax rate of a sale made at an earlier rate. */
  taxRate?: number | undefined
}

/** Computes discount, shipping and tax from the settings; no other code does. The better of first purchase discount and code applies. */
export async function totalOrder(
  ctx: Pick<Ctx, 'db' | 'actor' | 'uses' | 'memory'>,
  { lines, isFirstPurchase, offer, memberOffer, destination, giftWrapping, taxRate: earlierRate }: ToTotal,
): Promise<OrderTotals> {
  const settings = await getSettings(ctx)
  const { country, state } = destination === 'pickup' ? studioOf(settings) : destination
  const isCollected = destination === 'pickup' || destination.isCollected === true
  const zone = zoneOf(country, state)
  const isMember = hasMemberPrices(ctx.actor)
  const taxRate = earlierRate ?? taxRateIn(country, settings)
  const freeShippingOver = isCollected ? undefined : money(settings.free_shipping_over)
  // Goods at an event are never wrapped, since they are already there.
  const isAtEvent = destination !== 'pickup' && destination.isCollected === true
  const wrapping = giftWrapping && !isAtEvent ? giftWrappingPrice(settings) : null
  const shared = { giftWrapping: wrapping ?? undefined, shippingRate: isCollected ? zero : await getShippingRate(ctx, zone), taxRate }
  const sums = lines.map(({ line_total }) => line_total)
  const memberSums = lines.map(({ member_total }) => member_total)
  const firstPurchaseShare = (totals: Money[]) => share(add(...totals), settings.first_purchase_discount)
  const own = {
    ...shared,
    lines: sums,
    freeShippingOver: settings.free_shipping_for === 'everybody' || isMember ? freeShippingOver : undefined,
  }
  const usual = totalsOf({ ...own, discount: isFirstPurchase ? firstPurchaseShare(sums) : zero, shipsFree: false })
  const coded = offer && totalsWithCode(own, offer)
  const code = offer && coded && isLess(coded.total, usual.total) ? offer.code : null
  const totals = code !== null && coded ? coded : usual
  const asMember = { ...shared, lines: memberSums, freeShippingOver }
  const firstAsMember = isFirstPurchase || ctx.actor.kind !== 'account' ? firstPurchaseShare(memberSums) : zero
  const newMember = totalsOf({ ...asMember, discount: firstAsMember, shipsFree: false }).total
  const memberTotal = memberOffer ? min(newMember, totalsWithCode(asMember, memberOffer).total) : newMember
  const saving = isLess(memberTotal, totals.total) ? subtract(totals.total, memberTotal) : null
  const maySave = !isMember && settings.membership === 'automatic'
  return {
    ...totals,
    discount_from: code !== null ? 'code' : isLess(zero, totals.discount) ? 'first_purchase' : null,
    discount_code: code,
    gift_wrapping: wrapping,
    shipping_zone: zone,
    tax_rate: taxRate,
    member_saving: maySave ? saving : null,
  }
}

function totalsWithCode(rules: Omit<TotalRules, 'discount' | 'shipsFree'>, offer: FoundOffer): Totals {
  return totalsOf({ ...rules, discount: codeDiscount(offer), shipsFree: offer.kind === 'free_shipping' })
}
