import { type Actor, accountIdOf } from '#contract/actor.ts'
import type { NewOrder } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import { cashRounding } from '#contract/rules/cash-rounding.ts'
import { money, zero } from '#contract/rules/money.ts'
import { takesAmount } from '#contract/rules/payment-amounts.ts'
import type { Channel } from '#contract/rules/order-states.ts'
import type { Order } from '#contract/orders.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import {
  applyCode,
  atEvent,
  type ChosenMethod,
  claimFirstPurchase,
  findPickupEvent,
  findPaymentMethod,
  type PricedLine,
  presentQuote,
  priceItems,
  releaseFirstPurchase,
  totalOrder,
  type UnlistedMethod,
  unlistedMethod,
} from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import { raise } from '#modules/domain-events.ts'
import { useDiscount } from '#modules/discounts/index.ts'
import { findAddressOwner } from '#modules/identity/index.ts'
import { promiseDelivery } from '#modules/promises/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { getSettings, studioOf } from '#modules/settings/index.ts'
import { beginFreeOrder } from '../change/begin-free-order.ts'
import { promiseMail } from '../change/order-history.ts'
import { holdAtEvent, holdAtStudio, holdUntil } from '../hold-until.ts'
import type { OrderMailKind } from '#contract/rules/order-mails.ts'
import { refuse } from '#modules/refuse.ts'
import { orderComing, orderPlaced } from '../order-events.ts'
import type { OrderOrigin } from '../order-origin.ts'
import { venueOf } from '../venue-of.ts'
import { getOrderForCustomer } from '../read/get-order.ts'
import { presentForCustomer } from '../read/order-presenter.ts'
import { insertOrder } from './insert-order.ts'
import { composeOrder } from './new-order-rows.ts'
import { refuseProblems, takeGoods } from './take-goods.ts'

export type Selling = {
  method: UnlistedMethod
  isCash: boolean
  /** Prices of the list by which the goods were sold, if not the current ones. */
  list?: { reprice: (lines: readonly PricedLine[]) => PricedLine[]; taxRate: number } | undefined
  /** The customer already has the goods, so later changes must not refuse the sale. */
  isHandedOver: boolean
}

export type Attribution = {
  /** A partner's code. A code in the order itself takes precedence. */
  referral: string | undefined
  letter: string | undefined
}

export type Writing = {
  orderId: string
  /** Missing contact fields are empty. */
  input: NewOrder
  /** Whose prices and discounts apply: the actor, or the person whom the actor writes the order for. */
  buyer: Actor
  language: Language
  channel: Channel
  placedAt: Date
  tokenHash: Buffer | null
  /** The origin whose unpaid orders are limited (decision 38); undefined for staff, who have no limit. */
  origin: OrderOrigin | undefined
  attributionOf?: Attribution | undefined
  /** The shop has already received the money. */
  isPaid?: boolean
  /** A sale at the event's stall, where money and goods are exchanged at once. */
  sale?: Selling
  mail: OrderMailKind | undefined
}

/**
 * The only way to create an order, for buyers and staff. It is unpaid unless nothing is to pay; prices, discounts and stock come from the
 * database. Lock order, everywhere the same: address, cart, origin, stock, first purchase, code. Buyers of the same piece wait from the
 * stock lock on, so everything possible is done before it. Throws InvalidInput (422), out_of_stock, too_many_unpaid, discount_invalid or
 * price_changed (409).
 */
export async function writeOrder(ctx: Ctx, { orderId, input, buyer, language, channel, placedAt, ...more }: Writing): Promise<Order> {
  const { tokenHash, origin, attributionOf, isPaid = false, sale, mail } = more
  const buying: Ctx = { ...ctx, actor: buyer, language }
  const chosen =
    sale?.method ?? (input.payment_method_id === undefined ? undefined : await getPaymentMethod(buying, input.payment_method_id))
  const event = await findPickupEvent(buying, { ...input, isAtStall: sale !== undefined })
  const today = await priceItems(buying, input.items, event?.id, sale?.isHandedOver)
  const priced = sale?.list ? { ...today, lines: sale.list.reprice(today.lines) } : today
  const accountId = accountIdOf(buyer)
  const email = input.contact.email || undefined
  // A guest who uses an account's email finds the order in that account too. Price and buyer remain a guest's.
  const ownerId = accountId ?? (email && (await findAddressOwner(ctx, email))) ?? null
  refuseProblems(priced.problems)
  await raise(ctx, orderComing, { accountId: ownerId, email: input.contact.email, channel, items: priced.lines })
  const historyId = newId()
  if (mail) await promiseMail(ctx, orderId, mail, historyId)
  const taking = { orderId, items: input.items, lines: priced.lines, origin, event: event && { id: event.id, isSold: sale !== undefined } }
  const left = await takeGoods(buying, taking)
  const isFirstPurchase = accountId !== null && !sale && (await claimFirstPurchase(ctx, accountId, orderId))
  const coded = await applyCode(buying, priced, { code: input.discount_code, email, isPlacing: true, reader: ctx.actor })
  const destination = event ? atEvent(event) : destinationOf(input)
  const totals = await totalOrder(buying, {
    lines: priced.lines,
    isFirstPurchase,
    offer: coded.offer,
    destination,
    giftWrapping: input.gift_wrapping,
    taxRate: sale?.list?.taxRate,
  })
  if (input.gift_wrapping && totals.gift_wrapping === null) throw new InvalidInput({ gift_wrapping: 'not_wrapped' })
  const promised = event ? null : await promiseDelivery(buying, priced.lines, destination)
  if (coded.isRefused) refuse('discount_invalid', { quote: presentQuote(coded, totals, promised) })
  // The discount is not used (a code is better, the amount too small, or none is offered), so the account can use it for a later order.
  if (isFirstPurchase && totals.discount_from !== 'first_purchase') await releaseFirstPurchase(ctx, orderId)
  if (input.quoted_total !== undefined && money(input.quoted_total) !== totals.total)
    refuse('price_changed', { quote: presentQuote(priced, totals, promised) })
  const isFree = totals.total === zero && !sale
  const paymentMethod = isFree ? nothingToPay(language) : requireMethod(chosen)
  if (!isFree && !isPaid && !sale) {
    if (!event) refuseCash(paymentMethod, input.delivery, priced.lines)
    if (!takesAmount(paymentMethod, totals.total)) throw new InvalidInput({ payment_method_id: 'not_for_this_amount' })
  }

  const settings = await getSettings(ctx)
  const rows = composeOrder({
    orderId,
    ownerId,
    byAccountId: accountIdOf(ctx.actor),
    channel,
    language,
    input: { ...input, partner_code: input.partner_code || attributionOf?.referral },
    shippingAddress: event ? venueOf(event) : input.delivery === 'pickup' || !input.shipping ? studioOf(settings) : input.shipping,
    eventId: event?.id ?? null,
    sale: sale && { rounding: sale.isCash ? cashRounding(totals.total) : zero },
    lines: priced.lines,
    totals,
    promised,
    paymentMethod,
    placedAt,
    expiresAt: sale
      ? null
      : event
        ? holdAtEvent(placedAt, settings, { left, until: event.until, isCash: paymentMethod.type === 'cash' })
        : input.delivery === 'pickup' && paymentMethod.type === 'cash'
          ? holdAtStudio(placedAt, settings, promised?.made_by ?? null)
          : holdUntil(placedAt, settings, left),
  })
  const orderNumber = await insertOrder(ctx, { ...rows, historyId, tokenHash, origin })
  if (coded.offer && totals.discount_from === 'code') await useDiscount(buying, coded.offer, { orderId, email })
  const codes = [input.partner_code, attributionOf?.referral].flatMap((code) => code || [])
  await raise(ctx, orderPlaced, {
    orderId,
    accountId: ownerId,
    channel,
    placedAt,
    codes,
    letter: attributionOf?.letter,
    handoff: input.handoff || undefined,
  })
  if (isFree) await beginFreeOrder(ctx, orderId, { hasMail: mail !== undefined })
  if (event || isFree) return getOrderForCustomer({ ...ctx, language }, orderId)
  return presentForCustomer(
    ctx,
    {
      ...rows.order,
      order_number: orderNumber,
      updated_at: placedAt,
      items: rows.items,
      history: [rows.history],
      proofs: [],
      made: null,
      pickup: null,
      agent: null,
    },
    settings,
  )
}

async function getPaymentMethod(ctx: Ctx, id: string): Promise<ChosenMethod> {
  const method = await findPaymentMethod(ctx, id)
  if (!method) throw new InvalidInput({ payment_method_id: 'unknown_payment_method' })
  return method
}

function nothingToPay(language: Language): UnlistedMethod {
  const t = serverTranslator('buying', language)
  return unlistedMethod('other', t('nothingToPay'))
}

/** Throws InvalidInput (422) if a payment method is needed but missing. */
function requireMethod<Method>(method: Method | undefined): Method {
  if (method === undefined) throw new InvalidInput({ payment_method_id: 'required' })
  return method
}

/** The contract requires an address for every parcel. */
function destinationOf({ delivery, shipping }: NewOrder): Parameters<typeof totalOrder>[1]['destination'] {
  return delivery === 'pickup' || !shipping ? 'pickup' : shipping
}

/** Cash is paid on collection, and only for goods in stock. An order without a delivery method is a parcel. */
function refuseCash({ type }: Pick<ChosenMethod, 'type'>, delivery: NewOrder['delivery'], lines: readonly PricedLine[]): void {
  if (type !== 'cash') return
  if (delivery !== 'pickup') throw new InvalidInput({ payment_method_id: 'cash_at_pickup' })
  if (lines.some(({ is_pre_order }) => is_pre_order)) throw new InvalidInput({ payment_method_id: 'no_cash_for_pre_orders' })
}
