import { guest } from '#contract/actor.ts'
import { cashRounding } from '#contract/rules/cash-rounding.ts'
import { add, isLess, money, type Money, zero } from '#contract/rules/money.ts'
import { lineTotal } from '#contract/rules/pricing.ts'
import type { NewSale, Sale } from '#contract/stall-sales.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { atEvent, type PricedLine, priceItems, totalOrder, unlistedMethod } from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import { findPieces, findPriceList, holdEvent, type PriceList, reclaimPieces } from '#modules/events/index.ts'
import { type Buyer, findBuyer } from '#modules/identity/index.ts'
import { auditedOrder, lockOrder, writeOrder } from '#modules/orders/index.ts'
import { isRefusal, type Refusal, refusal, refuse } from '#modules/refuse.ts'
import { shortage } from '#modules/shortage.ts'
import { byOurClock } from '../phone-clock.ts'
import { methodTitles } from './method-titles.ts'
import { getSale } from './read-sales.ts'
import { givenFor, notePayment } from './take-money.ts'

const orderTypeOf = { cash: 'cash', qr: 'qr_code', card: 'card', other: 'other' } as const
/** A sale that arrives later was made offline: the customer has left with the goods. */
const lateMs = 60_000

/**
 * Records a sale at a stall as a paid and collected order, at the prices of its list or else the current ones. A late sale is recorded as
 * it was made, regardless of later changes (decision 87). Runs in a transaction. Throws event_not_found; event_closed, out_of_stock (409);
 * InvalidInput (422).
 */
export async function sell(ctx: Ctx, eventId: string, sale: NewSale): Promise<Sale> {
  const event = await holdEvent(ctx, eventId)
  const now = ctx.clock.now()
  const soldAt = sale.sold_at === undefined ? now : byOurClock(now, sale.sold_at, sale.sent_at)
  const isLate = now.getTime() - soldAt.getTime() > lateMs
  const wasClosed = event.status === 'cancelled' || (event.closed_at !== null && soldAt > event.closed_at)
  if (wasClosed && !isLate) refuse('event_closed')
  const isOver = event.status === 'cancelled' || event.closed_at !== null
  if (isLate || isOver) await bringBack(ctx, eventId, sale, isLate)
  const member = await memberOf(ctx, sale.member_email, isLate)
  const list = sale.price_list === undefined ? undefined : await findPriceList(ctx, eventId, sale.price_list)
  const orderId = newId()
  await writeOrder(ctx, {
    orderId,
    input: {
      items: sale.items,
      contact: { name: member?.actor.fullName ?? '', email: sale.email ?? '', phone: '' },
      event_id: eventId,
    },
    buyer: member?.actor ?? guest,
    language: sale.language ?? member?.language ?? ctx.language,
    channel: 'counter',
    placedAt: soldAt,
    tokenHash: null,
    origin: undefined,
    isPaid: true,
    sale: {
      method: unlistedMethod(orderTypeOf[sale.method], methodTitles(sale.language ?? ctx.language)[sale.method]),
      isCash: sale.method === 'cash',
      list: list && { reprice: (lines) => atPricesOf(list, lines, sale.member_email !== undefined), taxRate: list.taxRate },
      isHandedOver: isLate,
    },
    mail: sale.email === undefined ? undefined : 'completed',
  }).catch((error: unknown) => {
    throw isRefusal(error, 'out_of_stock', 'not_at_event')
      ? refusal('out_of_stock', shortage(linesOf(sale, error)), { sentence: 'too_few_pieces' })
      : error
  })
  const order = await lockOrder(ctx, orderId)
  const total = money(order.total)
  // The money of a late sale has been taken. Too little is possible only without a price list, and the count of the cash box corrects it.
  const received = isLate && sale.received !== undefined && isLess(money(sale.received), total) ? undefined : sale.received
  const given = givenFor(total, received)
  const isMember = member?.actor.isMember ?? false
  const currentTotal = list && (await totalNow(ctx, event, sale, { member, isHandedOver: isLate }))
  await notePayment(ctx, {
    orderId,
    eventId,
    kind: 'sale',
    method: sale.method,
    total,
    ...given,
    isMember,
    at: soldAt,
    currentTotal: currentTotal === total ? null : (currentTotal ?? null),
  })
  await recordChange(ctx, { action: 'event.sell', ...auditedOrder(order), after: { method: sale.method, total: add(total, zero) } })
  return getSale(ctx, eventId, orderId)
}

/** Adds missing pieces for a late sale, since they were sold regardless of the stock. Throws out_of_stock for any other sale. */
async function bringBack(ctx: Ctx, eventId: string, sale: NewSale, isLate: boolean): Promise<void> {
  const missing = await reclaimPieces(ctx, eventId, sale.items)
  if (missing.size === 0) return
  if (!isLate) refuse('out_of_stock', shortage(linesOf(sale)), { sentence: 'too_few_pieces' })
  await findPieces(ctx, eventId, missing)
}

function atPricesOf(list: PriceList, lines: readonly PricedLine[], isMember: boolean): PricedLine[] {
  return lines.map((line) => {
    const [price, memberPrice] = [list.priceOf(line, isMember), list.priceOf(line, true)]
    if (price === undefined || memberPrice === undefined) return line
    return { ...line, unit_price: price, line_total: lineTotal(price, line.quantity), member_total: lineTotal(memberPrice, line.quantity) }
  })
}

type Asked = { member: Buyer | undefined; isHandedOver: boolean }

async function totalNow(ctx: Ctx, event: { id: string; country: string }, sale: NewSale, { member, isHandedOver }: Asked): Promise<Money> {
  const buying = { ...ctx, actor: member?.actor ?? guest }
  const { lines } = await priceItems(buying, sale.items, event.id, isHandedOver)
  const { total } = await totalOrder(buying, {
    lines,
    isFirstPurchase: false,
    offer: undefined,
    destination: atEvent(event),
    giftWrapping: undefined,
  })
  return sale.method === 'cash' ? add(total, cashRounding(total)) : total
}

/** A late sale may name a person whose membership has ended since. Otherwise throws InvalidInput (422) for a person without membership. */
async function memberOf(ctx: Ctx, email: string | undefined, isLate: boolean): Promise<Buyer | undefined> {
  if (email === undefined) return undefined
  const buyer = await findBuyer(ctx, { email })
  if (buyer?.actor.isMember) return buyer
  if (!isLate) throw new InvalidInput({ member_email: 'not_a_member' })
  return undefined
}

function linesOf({ items }: NewSale, error?: Refusal<'out_of_stock' | 'not_at_event'>) {
  const short = error?.details.lines
  return items.flatMap(({ product_id, variation_id, size }, line) => {
    const found = short?.find((one) => one.line === line)
    if (short && !found) return []
    return [{ line, product_id, variation_id: variation_id ?? null, size: size ?? null, available: found?.available ?? 0 }]
  })
}
