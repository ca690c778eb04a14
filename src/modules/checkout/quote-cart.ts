import { type Actor, hasMemberPrices } from '#contract/actor.ts'
import type { CartItem, Delivery, DiscountProblem, Quote } from '#contract/checkout.ts'
import { type CountryCode, isCountryCode } from '#contract/countries.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { getPickupEvent, type PickupEvent } from '#modules/events/index.ts'
import { findCodeOffer, type FoundOffer } from '#modules/discounts/index.ts'
import type { DeliveryPromise } from '#contract/rules/working-days.ts'
import { promiseDelivery } from '#modules/promises/index.ts'
import { awaitsFirstPurchase } from './first-purchase.ts'
import { type PricedItems, type PricedLine, priceItems } from './price-items.ts'
import { describeProblem } from './problem-sentence.ts'
import { type Destination, type OrderTotals, totalOrder } from './total-order.ts'

export type QuoteInput = {
  items: CartItem[]
  country?: CountryCode | undefined
  state?: string | undefined
  event_id?: string | undefined
  delivery?: Delivery | undefined
  discount_code?: string | undefined
  gift_wrapping?: boolean | undefined
}

/** Quotes a cart for this buyer, for Peninsular Malaysia when no country is given. Reserves nothing. */
export async function quoteCart(
  ctx: Ctx,
  { items, country = 'MY', state, event_id, delivery, discount_code, gift_wrapping }: QuoteInput,
  reader: Actor = ctx.actor,
): Promise<Quote> {
  const event = await findPickupEvent(ctx, { event_id, delivery })
  const { offer, ...priced } = await applyCode(ctx, await priceItems(ctx, items, event_id), { code: discount_code, reader })
  const destination = event ? atEvent(event) : delivery === 'pickup' ? ('pickup' as const) : { country, state }
  const isFirstPurchase = await awaitsFirstPurchase(ctx)
  const totals = await totalOrder(ctx, {
    lines: priced.lines,
    isFirstPurchase,
    offer,
    memberOffer: await findMemberOffer(ctx, priced.lines, { code: discount_code, reader }),
    destination,
    giftWrapping: gift_wrapping,
  })
  return presentQuote(priced, totals, event ? null : await promiseDelivery(ctx, priced.lines, destination))
}

type Applying = {
  code: string | undefined
  email?: string | undefined
  isPlacing?: boolean
  /** The reader of the response when it is not the buyer. */
  reader?: Actor
}

/** For guests these problems look like an unknown code, so that guessing reveals no codes. */
const hiddenFromGuests: readonly DiscountProblem[] = ['discount_expired', 'discount_not_yet', 'discount_members_only']

/** Finds the offer of a code, or adds a problem for a code that does not apply. Empty text counts as no code. */
export async function applyCode(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'language'>,
  { lines, problems }: PricedItems,
  { code = '', reader = ctx.actor, ...asked }: Applying,
): Promise<PricedItems & { offer: FoundOffer | undefined; isRefused: boolean }> {
  if (code.trim() === '') return { lines, problems, offer: undefined, isRefused: false }
  const found = await findCodeOffer(ctx, { code, lines, ...asked })
  if (!('problem' in found)) return { lines, problems, offer: found, isRefused: false }
  const isGuest = reader.kind === 'guest'
  const shownCode = isGuest && hiddenFromGuests.includes(found.problem) ? 'discount_unknown' : found.problem
  const problem = { code: shownCode, available: null, ...(found.minimum === undefined ? {} : { minimum: found.minimum }) }
  const refusal = { ...problem, line: null, product_id: null, message: describeProblem(problem, ctx.language, { isGuest }) }
  return { lines, problems: [...problems, refusal], offer: undefined, isRefused: true }
}

/** Finds the code’s offer for the buyer as a member; undefined for members. A guest’s excludes codes for members, which the sum would reveal. */
async function findMemberOffer(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  lines: readonly PricedLine[],
  { code = '', reader }: { code: string | undefined; reader: Actor },
): Promise<FoundOffer | undefined> {
  if (code.trim() === '' || hasMemberPrices(ctx.actor)) return undefined
  const atMemberPrices = lines.map(({ product_id, member_total }) => ({ product_id, line_total: member_total }))
  const found = await findCodeOffer(ctx, { code, lines: atMemberPrices, isMember: reader.kind !== 'guest' })
  return 'problem' in found ? undefined : found
}

export function presentQuote({ lines, problems }: PricedItems, totals: OrderTotals, promised: DeliveryPromise | null): Quote {
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
      is_pre_order: line.is_pre_order,
      ships_on: line.ships_on,
    })),
    subtotal: totals.subtotal,
    discount: totals.discount,
    discount_from: totals.discount_from,
    discount_code: totals.discount_code,
    gift_wrapping: totals.gift_wrapping,
    shipping: totals.shipping,
    tax: totals.tax,
    total: totals.total,
    free_shipping_remaining: totals.free_shipping_remaining,
    shipping_zone: totals.shipping_zone,
    delivery: promised,
    member_saving: totals.member_saving,
    problems,
  }
}

/** Finds the event at which the order is collected. Such an order is not shipped. Throws InvalidInput (422). */
export async function findPickupEvent(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { event_id, delivery, isAtStall = false }: Pick<QuoteInput, 'event_id' | 'delivery'> & { isAtStall?: boolean },
): Promise<PickupEvent | undefined> {
  if (event_id === undefined) return undefined
  if (delivery === 'parcel') throw new InvalidInput({ delivery: 'event_is_pickup' })
  return getPickupEvent(ctx, event_id, isAtStall)
}

/** Uses the tax rules of the event's country. Nothing is shipped. */
export function atEvent({ country }: Pick<PickupEvent, 'country'>): Destination {
  return { country: isCountryCode(country) ? country : 'OTHER', isCollected: true }
}
