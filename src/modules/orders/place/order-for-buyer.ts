import { randomBytes } from 'node:crypto'
import type { OrderForBuyer } from '#contract/admin-orders.ts'
import { guest } from '#contract/actor.ts'
import type { NewOrder, Quote } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { drawQrCode } from '#kit/images/draw-qr-code.ts'
import { recordChange } from '#modules/audit/index.ts'
import { quoteCart, type QuoteInput } from '#modules/checkout/index.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { type Buyer, findBuyer } from '#modules/identity/index.ts'
import { requireKey } from '#modules/once/index.ts'
import { refuse } from '#modules/refuse.ts'
import { auditedOrder } from '../change/audited-order.ts'
import { acceptPayment } from '../change/decide-payment.ts'
import { lockOrder } from '../change/lock-order.ts'
import { getOrderForStaff } from '../read/get-order.ts'
import { deriveToken, hashToken } from '../read/guest-tokens.ts'
import { payLinkOf } from '../read/pay-links.ts'
import { beginSubmission, findSubmission, identifyStaffSubmission, type Submission } from './idempotency-store.ts'
import { writeOrder } from './write-order.ts'

export type OrderForBuyerWritten = { order: StaffOrder; guest_token: string; pay_link: string; pay_link_qr: string }
type Submitted = Submission & { order: OrderForBuyer; key: string; publicUrl: string }

/** Throws idempotency_key_required or InvalidInput (422) without a usable `Idempotency-Key`. */
export function submitForBuyer({ ctx, idempotencyKey }: RequestContext, order: OrderForBuyer, publicUrl: string): Submitted {
  const key = requireKey(idempotencyKey)
  return { ...identifyStaffSubmission(ctx.actor, key, order), order, key, publicUrl }
}

/**
 * Writes an order for another person, once per key, at the buyer's prices and under the usual rules. Work on a paid order begins at once.
 * Needs a transaction. Throws what `writeOrder` throws, in_progress (409) and idempotency_key_reused (422).
 */
export async function writeOrderForBuyer(ctx: Ctx, submitted: Submitted): Promise<OrderForBuyerWritten> {
  const { order: input, key } = submitted
  const [orderId, tokenSalt, placedAt] = [newId(), randomBytes(32), ctx.clock.now()]
  const begun = await beginSubmission(ctx.db, submitted, { orderId, tokenSalt, at: placedAt })
  if (begun !== 'begun') return answerRepeat(ctx, submitted)

  const buyer = await buyerOf(ctx, { accountId: input.account_id, email: input.contact.email })
  const isPaid = input.payment?.status === 'paid'
  await writeOrder(ctx, {
    orderId,
    input: asNewOrder(input),
    buyer: buyer?.actor ?? guest,
    language: input.language ?? buyer?.language ?? ctx.language,
    channel: 'staff',
    placedAt,
    tokenHash: hashToken(deriveToken(tokenSalt, key)),
    origin: undefined,
    isPaid,
    mail: isPaid ? undefined : 'pay_link',
  })
  const order = await lockOrder(ctx, orderId)
  // An order with nothing to pay is already paid.
  if (isPaid && order.payment_status !== 'paid') await acceptPayment(ctx, order)
  await recordChange(ctx, {
    action: 'order.create',
    ...auditedOrder(order),
    after: { channel: 'staff', payment_status: isPaid ? 'paid' : order.payment_status, total: order.total },
  })
  return answerOf(ctx, submitted, { orderId, tokenSalt })
}

type Asked = QuoteInput & { account_id?: string | null | undefined; email?: string | undefined; lang?: Language | undefined }
type QuoteForBuyer = Quote & { buyer: { id: string; name: string; email: string; is_member: boolean } | null }

/** Returns what a cart would cost the person whom staff write an order for. Reserves nothing. Throws InvalidInput (422). */
export async function quoteForBuyer(ctx: Ctx, { account_id, email, ...cart }: Asked): Promise<QuoteForBuyer> {
  const buyer = await buyerOf(ctx, { accountId: account_id, email })
  const quote = await quoteCart({ ...ctx, actor: buyer?.actor ?? guest }, cart, ctx.actor)
  const named = buyer && {
    id: buyer.actor.accountId,
    name: buyer.actor.fullName,
    email: buyer.actor.email,
    is_member: buyer.actor.isMember,
  }
  return { ...quote, buyer: named ?? null }
}

async function buyerOf(
  ctx: Ctx,
  { accountId, email }: { accountId: string | null | undefined; email: string | null | undefined },
): Promise<Buyer | undefined> {
  if (!accountId) return email ? findBuyer(ctx, { email }) : undefined
  const buyer = await findBuyer(ctx, { accountId })
  if (!buyer) throw new InvalidInput({ account_id: 'unknown_account' })
  return buyer
}

function asNewOrder({ contact, account_id: _account, language: _language, payment: _payment, ...order }: OrderForBuyer): NewOrder {
  return { ...order, contact: { name: contact.name, email: contact.email ?? '', phone: contact.phone ?? '' } }
}

async function answerRepeat(ctx: Ctx, submitted: Submitted): Promise<OrderForBuyerWritten> {
  const earlier = await findSubmission(ctx.db, submitted)
  if (!earlier) refuse('in_progress')
  if (!earlier.request_hash.equals(submitted.requestHash)) refuse('idempotency_key_reused')
  return answerOf(ctx, submitted, { orderId: earlier.order_id, tokenSalt: earlier.token_salt })
}

async function answerOf(
  ctx: Ctx,
  { key, publicUrl }: Submitted,
  { orderId, tokenSalt }: { orderId: string; tokenSalt: Buffer },
): Promise<OrderForBuyerWritten> {
  const token = deriveToken(tokenSalt, key)
  const order = await getOrderForStaff(ctx, orderId)
  const url = payLinkOf({ publicUrl, language: order.language, orderId, token })
  return { order, guest_token: token, pay_link: url, pay_link_qr: drawQrCode(url) }
}
