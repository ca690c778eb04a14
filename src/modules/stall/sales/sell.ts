import { guest } from '#contract/actor.ts'
import { methodTitles } from './method-titles.ts'
import { add, money, zero } from '#contract/rules/money.ts'
import type { NewSale, Sale } from '#contract/stall-sales.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { EventClosed, holdEvent, reclaimPieces, TooFewPieces } from '#modules/events/index.ts'
import { type Buyer, findBuyer } from '#modules/identity/index.ts'
import { auditedOrder, lockOrder, NotAtEvent, OutOfStock, type SaleMethod, writeOrder } from '#modules/orders/index.ts'
import { getSale } from './read-sales.ts'
import { givenFor, notePayment } from './take-money.ts'

/**
 * Writes down what was sold at a stall: an order that is paid and handed over as it comes to be, at the prices of now. `sold_at` lies before
 * now where a phone had no network, and what it sold before the event was closed still counts. In a transaction. Throws EventNotFound;
 * EventClosed, TooFewPieces (409); InvalidInput (422).
 */
export async function sell(ctx: Ctx, eventId: string, sale: NewSale): Promise<Sale> {
  const event = await holdEvent(ctx, eventId)
  const now = ctx.clock.now()
  const soldAt = sale.sold_at === undefined ? now : new Date(Math.min(Date.parse(sale.sold_at), now.getTime()))
  if (event.status === 'cancelled' || (event.closed_at !== null && soldAt > event.closed_at)) throw new EventClosed()
  if (event.closed_at !== null && !(await reclaimPieces(ctx, eventId, sale.items))) throw new TooFewPieces(linesOf(sale))
  const member = await memberOf(ctx, sale.member_email)
  const orderId = newId()
  await writeOrder(ctx, {
    orderId,
    input: {
      items: sale.items,
      contact: { name: member?.actor.fullName ?? '', email: sale.email ?? '', phone: '' },
      event_id: eventId,
      payment_method_id: orderId,
    },
    buyer: member?.actor ?? guest,
    language: sale.language ?? member?.language ?? ctx.language,
    channel: 'counter',
    placedAt: now,
    tokenHash: null,
    origin: undefined,
    isPaid: true,
    sale: { method: methodOf(sale.method, sale.language ?? ctx.language), isCash: sale.method === 'cash' },
    mail: sale.email === undefined ? undefined : 'completed',
  }).catch((error: unknown) => {
    throw error instanceof OutOfStock || error instanceof NotAtEvent ? new TooFewPieces(linesOf(sale, error)) : error
  })
  const order = await lockOrder(ctx, orderId)
  const total = money(order.total)
  const given = givenFor(total, sale.received)
  const isMember = member?.actor.isMember ?? false
  await notePayment(ctx, { orderId, eventId, kind: 'sale', method: sale.method, total, ...given, isMember, at: soldAt })
  await recordChange(ctx, { action: 'event.sell', ...auditedOrder(order), after: { method: sale.method, total: add(total, zero) } })
  return getSale(ctx, eventId, orderId)
}

async function memberOf(ctx: Ctx, email: string | undefined): Promise<Buyer | undefined> {
  if (email === undefined) return undefined
  const buyer = await findBuyer(ctx, { email })
  if (!buyer?.actor.isMember) throw new InvalidInput({ member_email: 'not_a_member' })
  return buyer
}

function methodOf(method: NewSale['method'], language: Ctx['language']): SaleMethod {
  return {
    id: null,
    type: ({ cash: 'cash', qr: 'qr_code', card: 'card', other: 'other' } as const)[method],
    title: methodTitles(language)[method],
    description: '',
    instructions: '',
    image_url: null,
    account_number: null,
    bank_name: null,
    beneficiary_name: null,
    swift_code: null,
    show_bank_details: false,
    countries: [],
    amount_from: null,
    amount_to: null,
    is_sandbox: false,
    duitnow_payload: null,
  }
}

function linesOf({ items }: NewSale, error?: OutOfStock | NotAtEvent) {
  const short = error?.details['lines'] as { line: number; available: number }[] | undefined
  return items.flatMap(({ product_id, variation_id, size }, line) => {
    const found = short?.find((one) => one.line === line)
    if (short && !found) return []
    return [{ line, product_id, variation_id: variation_id ?? null, size: size ?? null, available: found?.available ?? 0 }]
  })
}
