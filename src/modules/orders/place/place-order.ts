import { randomBytes } from 'node:crypto'
import { accountIdOf } from '#contract/actor.ts'
import type { NewOrder, PaymentMethod } from '#contract/checkout.ts'
import { money } from '#contract/rules/money.ts'
import type { Order } from '#contract/orders.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import {
  claimFirstPurchase,
  findPaymentMethod,
  presentQuote,
  priceItems,
  refuseUnknownEvent,
  releaseFirstPurchase,
  totalOrder,
} from '#modules/checkout/index.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { findAddressOwner, rememberPaymentMethod } from '#modules/identity/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { deriveToken, hashToken } from '../read/guest-tokens.ts'
import { requireIdempotencyKey } from './idempotency-key.ts'
import { holdUntil } from '../hold-until.ts'
import { beginSubmission, findSubmission, identifySubmission, type Submission } from './idempotency-store.ts'
import { insertOrder } from './insert-order.ts'
import { composeOrder } from './new-order-rows.ts'
import { IdempotencyKeyReused, InProgress, PriceChanged } from '../order-errors.ts'
import { promiseMail } from '../change/order-history.ts'
import { type OrderOrigin, originOf } from '../order-origin.ts'
import { presentForCustomer } from '../read/order-presenter.ts'
import { presentOrderForCustomer } from '../read/present-order.ts'
import { takeGoods } from './take-goods.ts'

/** `guest_token` is for a buyer without an account: who holds it sees this order. */
export type PlacedOrder = { order: Order; guest_token?: string }

export type SubmittedOrder = Submission & { order: NewOrder; key: string; origin: OrderOrigin | undefined }

/** Throws InvalidInput (422) without a usable `Idempotency-Key`. */
export function submitOrder(context: RequestContext, order: NewOrder): SubmittedOrder {
  const key = requireIdempotencyKey(context.idempotencyKey)
  return { ...identifySubmission(context.ctx.actor, key, order), order, key, origin: originOf(context, order.contact.email) }
}

/** The order that an earlier submit with this key placed, as it is now; throws IdempotencyKeyReused when that was another order. */
export async function findPlacedOrder(ctx: Ctx, submitted: SubmittedOrder): Promise<PlacedOrder | undefined> {
  const earlier = await findSubmission(ctx.db, submitted)
  if (!earlier) return undefined
  if (!earlier.request_hash.equals(submitted.requestHash)) throw new IdempotencyKeyReused()
  const order = await presentOrderForCustomer(ctx, earlier.order_id)
  return { order, ...guestToken(ctx, earlier.token_salt, submitted.key) }
}

/**
 * Places the order, once for its key. Throws InvalidInput (422), InProgress, OutOfStock, TooManyUnpaid or PriceChanged (409); then
 * nothing remains of it. Runs in a transaction; the steps that wait for others come in the same order everywhere: origin, stock, discount.
 */
export async function placeOrder(ctx: Ctx, submitted: SubmittedOrder): Promise<{ placed: PlacedOrder; isRepeat: boolean }> {
  const { order: input, origin } = submitted
  const [orderId, tokenSalt, placedAt] = [newId(), randomBytes(32), ctx.clock.now()]
  refuseUnknownEvent(input.event_id)
  const begun = await beginSubmission(ctx.db, submitted, { orderId, tokenSalt, at: placedAt })
  if (begun !== 'begun') return { placed: await answerRepeat(ctx, submitted), isRepeat: true }

  const paymentMethod = await getPaymentMethod(ctx, input.payment_method_id)
  const priced = await priceItems(ctx, input.items)
  const left = await takeGoods(ctx, { orderId, items: input.items, priced, origin })
  const accountId = accountIdOf(ctx.actor)
  const isFirstPurchase = accountId !== null && (await claimFirstPurchase(ctx, accountId, orderId))
  const totals = await totalOrder(ctx, { lines: priced.lines, isFirstPurchase, destination: input.shipping })
  // Too small a sum for a discount, or none in force: the account keeps it for an order that gets one.
  if (isFirstPurchase && totals.discount === 0) await releaseFirstPurchase(ctx, orderId)
  if (input.quoted_total !== undefined && money(input.quoted_total) !== totals.total) throw new PriceChanged(presentQuote(priced, totals))

  const settings = await getSettings(ctx)
  const { guest_token } = guestToken(ctx, tokenSalt, submitted.key)
  const expiresAt = holdUntil(placedAt, settings, left)
  // A guest with the address of an account finds the order there too; its price, and who placed it, stay a guest's.
  const ownerId = accountId ?? (await findAddressOwner(ctx, input.contact.email)) ?? null
  const rows = composeOrder(ctx, { orderId, ownerId, input, lines: priced.lines, totals, paymentMethod, placedAt, expiresAt })
  const tokenHash = guest_token === undefined ? null : hashToken(guest_token)
  const orderNumber = await insertOrder(ctx, { ...rows, tokenHash, origin })
  await promiseMail(ctx, orderId, 'received', rows.historyId)
  // Last: whoever else writes this profile is waited for as briefly as can be.
  if (accountId !== null) await rememberPaymentMethod(ctx, accountId, paymentMethod.id)

  const order = presentForCustomer(
    { ...rows.order, order_number: orderNumber, items: rows.items, history: [rows.history], proofs: [] },
    settings,
  )
  return { placed: guest_token === undefined ? { order } : { order, guest_token }, isRepeat: false }
}

/** Another request had the key first: it has placed the order, or is still at it. */
async function answerRepeat(ctx: Ctx, submitted: SubmittedOrder): Promise<PlacedOrder> {
  const placed = await findPlacedOrder(ctx, submitted)
  if (!placed) throw new InProgress()
  return placed
}

async function getPaymentMethod(ctx: Ctx, id: string): Promise<PaymentMethod> {
  const method = await findPaymentMethod(ctx, id)
  if (!method) throw new InvalidInput({ payment_method_id: 'unknown_payment_method' })
  return method
}

function guestToken(ctx: Ctx, salt: Buffer, key: string): { guest_token?: string } {
  return ctx.actor.kind === 'account' ? {} : { guest_token: deriveToken(salt, key) }
}
