import { randomBytes } from 'node:crypto'
import { accountIdOf } from '#contract/actor.ts'
import type { NewOrder } from '#contract/checkout.ts'
import { money } from '#contract/rules/money.ts'
import type { Order } from '#contract/orders.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import {
  applyCode,
  type ChosenMethod,
  claimFirstPurchase,
  findPaymentMethod,
  type PricedLine,
  presentQuote,
  priceItems,
  refuseUnknownEvent,
  releaseFirstPurchase,
  totalOrder,
} from '#modules/checkout/index.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { useDiscount } from '#modules/discounts/index.ts'
import { findAddressOwner, rememberPaymentMethod } from '#modules/identity/index.ts'
import { promiseDelivery } from '#modules/promises/index.ts'
import { getSettings, studioOf } from '#modules/settings/index.ts'
import { deriveToken, hashToken } from '../read/guest-tokens.ts'
import { requireIdempotencyKey } from './idempotency-key.ts'
import { holdUntil } from '../hold-until.ts'
import { beginSubmission, findSubmission, identifySubmission, type Submission } from './idempotency-store.ts'
import { insertOrder } from './insert-order.ts'
import { composeOrder } from './new-order-rows.ts'
import { IdempotencyKeyReused, InProgress } from '#modules/once/index.ts'
import { DiscountInvalid, PriceChanged } from '../order-errors.ts'
import { promiseMail } from '../change/order-history.ts'
import { type OrderOrigin, originOf } from '../order-origin.ts'
import { presentForCustomer } from '../read/order-presenter.ts'
import { getOrderForCustomer } from '../read/get-order.ts'
import { takeGoods } from './take-goods.ts'

/** `guest_token` is for a buyer without an account: its holder can see this order. */
export type PlacedOrder = { order: Order; guest_token?: string }

export type SubmittedOrder = Submission & { order: NewOrder; key: string; origin: OrderOrigin | undefined }

/** Throws InvalidInput (422) without a usable `Idempotency-Key`. */
export function submitOrder(context: RequestContext, order: NewOrder): SubmittedOrder {
  const key = requireIdempotencyKey(context.idempotencyKey)
  return { ...identifySubmission(context.ctx.actor, key, order), order, key, origin: originOf(context, order.contact.email) }
}

/** The order that an earlier submission with this key placed, in its current state; throws IdempotencyKeyReused when that was a different order. */
export async function findPlacedOrder(ctx: Ctx, submitted: SubmittedOrder): Promise<PlacedOrder | undefined> {
  const earlier = await findSubmission(ctx.db, submitted)
  if (!earlier) return undefined
  if (!earlier.request_hash.equals(submitted.requestHash)) throw new IdempotencyKeyReused()
  const order = await getOrderForCustomer(ctx, earlier.order_id)
  return { order, ...guestToken(ctx, earlier.token_salt, submitted.key) }
}

/**
 * Places the order, once per key. Throws InvalidInput (422), InProgress, OutOfStock, TooManyUnpaid, DiscountInvalid or PriceChanged (409); then nothing
 * remains of it. Runs in a transaction; locks are taken in the same order everywhere: origin, stock, first purchase, code.
 */
export async function placeOrder(ctx: Ctx, submitted: SubmittedOrder): Promise<{ placed: PlacedOrder; isRepeat: boolean }> {
  const { order: input, origin } = submitted
  const [orderId, tokenSalt, placedAt] = [newId(), randomBytes(32), ctx.clock.now()]
  refuseUnknownEvent(input.event_id)
  const begun = await beginSubmission(ctx.db, submitted, { orderId, tokenSalt, at: placedAt })
  if (begun !== 'begun') return { placed: await answerRepeat(ctx, submitted), isRepeat: true }

  const paymentMethod = await getPaymentMethod(ctx, input.payment_method_id)
  const priced = await priceItems(ctx, input.items)
  refuseCash(paymentMethod, input.delivery, priced.lines)
  const left = await takeGoods(ctx, { orderId, items: input.items, priced, origin })
  const accountId = accountIdOf(ctx.actor)
  const isFirstPurchase = accountId !== null && (await claimFirstPurchase(ctx, accountId, orderId))
  const { email } = input.contact
  const coded = await applyCode(ctx, priced, { code: input.discount_code, email, isPlacing: true })
  const destination = destinationOf(input)
  const totals = await totalOrder(ctx, { lines: priced.lines, isFirstPurchase, offer: coded.offer, destination })
  const promised = await promiseDelivery(ctx, priced.lines, destination)
  if (coded.isRefused) throw new DiscountInvalid(presentQuote(coded, totals, promised))
  // Not on this order, because a code is better, the sum too small, or none is offered: the account keeps it for a later order.
  if (isFirstPurchase && totals.discount_from !== 'first_purchase') await releaseFirstPurchase(ctx, orderId)
  if (input.quoted_total !== undefined && money(input.quoted_total) !== totals.total)
    throw new PriceChanged(presentQuote(priced, totals, promised))

  const settings = await getSettings(ctx)
  const { guest_token } = guestToken(ctx, tokenSalt, submitted.key)
  const expiresAt = holdUntil(placedAt, settings, left)
  // A guest with an account's email finds the order in that account too; price and buyer stay a guest's.
  const ownerId = accountId ?? (await findAddressOwner(ctx, input.contact.email)) ?? null
  const shippingAddress = input.delivery === 'pickup' || !input.shipping ? studioOf(settings) : input.shipping
  const rows = composeOrder(ctx, {
    orderId,
    ownerId,
    input,
    shippingAddress,
    lines: priced.lines,
    totals,
    promised,
    paymentMethod,
    placedAt,
    expiresAt,
  })
  const tokenHash = guest_token === undefined ? null : hashToken(guest_token)
  const orderNumber = await insertOrder(ctx, { ...rows, tokenHash, origin })
  if (coded.offer && totals.discount_from === 'code') await useDiscount(ctx, coded.offer, { orderId, email })
  await promiseMail(ctx, orderId, 'received', rows.historyId)
  // Last, so that other writers of this profile wait as briefly as possible.
  if (accountId !== null) await rememberPaymentMethod(ctx, accountId, paymentMethod.id)

  const order = presentForCustomer(
    { ...rows.order, order_number: orderNumber, items: rows.items, history: [rows.history], proofs: [], made: null },
    settings,
  )
  return { placed: guest_token === undefined ? { order } : { order, guest_token }, isRepeat: false }
}

/** Another request claimed the key first: it has placed the order, or is still running. */
async function answerRepeat(ctx: Ctx, submitted: SubmittedOrder): Promise<PlacedOrder> {
  const placed = await findPlacedOrder(ctx, submitted)
  if (!placed) throw new InProgress()
  return placed
}

async function getPaymentMethod(ctx: Ctx, id: string): Promise<ChosenMethod> {
  const method = await findPaymentMethod(ctx, id)
  if (!method) throw new InvalidInput({ payment_method_id: 'unknown_payment_method' })
  return method
}

/** The contract asks for the address of every parcel. */
function destinationOf({ delivery, shipping }: NewOrder): Parameters<typeof totalOrder>[1]['destination'] {
  return delivery === 'pickup' || !shipping ? 'pickup' : shipping
}

/** Cash changes hands where the goods do, and for goods that are there. Clients that know nothing of deliveries settle it with staff. */
function refuseCash({ type }: ChosenMethod, delivery: NewOrder['delivery'], lines: readonly PricedLine[]): void {
  if (type !== 'cash' || delivery === undefined) return
  if (delivery === 'parcel') throw new InvalidInput({ payment_method_id: 'cash_at_pickup' })
  if (lines.some(({ is_pre_order }) => is_pre_order)) throw new InvalidInput({ payment_method_id: 'no_cash_for_pre_orders' })
}

function guestToken(ctx: Ctx, salt: Buffer, key: string): { guest_token?: string } {
  return ctx.actor.kind === 'account' ? {} : { guest_token: deriveToken(salt, key) }
}
