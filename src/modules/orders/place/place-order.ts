import { randomBytes } from 'node:crypto'
import { accountIdOf } from '#contract/actor.ts'
import type { NewOrder } from '#contract/checkout.ts'
import type { Order } from '#contract/orders.ts'
import { letterIn } from '#contract/rules/letter-cookie.ts'
import { referralIn } from '#contract/rules/referral-cookie.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { rememberPaymentMethod } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'
import { type OrderOrigin, originOf } from '../order-origin.ts'
import { getOrderForCustomer } from '../read/get-order.ts'
import { deriveToken, hashToken } from '../read/guest-tokens.ts'
import { requireIdempotencyKey } from './idempotency-key.ts'
import { beginSubmission, findSubmission, identifySubmission, type Submission } from './idempotency-store.ts'
import { type Attribution, writeOrder } from './write-order.ts'

/** `guest_token` lets a buyer without an account see this order. */
export type PlacedOrder = { order: Order; guest_token?: string }

export type SubmittedOrder = Submission & { order: NewOrder; key: string; origin: OrderOrigin | undefined; attributionOf?: Attribution }

/** Throws InvalidInput (422) without a usable `Idempotency-Key`. */
export function submitOrder(context: RequestContext, order: NewOrder): SubmittedOrder {
  const key = requireIdempotencyKey(context.idempotencyKey)
  const origin = originOf(context, order.contact.email)
  const cookies = context.headers.get('cookie')
  const attributionOf = { referral: referralIn(cookies), letter: letterIn(cookies) }
  return { ...identifySubmission(context.ctx.actor, key, order), order, key, origin, attributionOf }
}

/** Returns the order that an earlier submission with this key placed. Throws idempotency_key_reused for a different order. */
export async function findPlacedOrder(ctx: Ctx, submitted: SubmittedOrder): Promise<PlacedOrder | undefined> {
  const earlier = await findSubmission(ctx.db, submitted)
  if (!earlier) return undefined
  if (!earlier.request_hash.equals(submitted.requestHash)) refuse('idempotency_key_reused')
  const order = await getOrderForCustomer(ctx, earlier.order_id)
  return { order, ...guestToken(ctx, earlier.token_salt, submitted.key) }
}

/** Places the order once per key. Needs a transaction. Throws what `writeOrder` throws, and in_progress (409). */
export async function placeOrder(ctx: Ctx, submitted: SubmittedOrder): Promise<{ placed: PlacedOrder; isRepeat: boolean }> {
  const { order: input, origin, attributionOf } = submitted
  const [orderId, tokenSalt, placedAt] = [newId(), randomBytes(32), ctx.clock.now()]
  const begun = await beginSubmission(ctx.db, submitted, { orderId, tokenSalt, at: placedAt })
  if (begun !== 'begun') return { placed: await answerRepeat(ctx, submitted), isRepeat: true }

  const { guest_token } = guestToken(ctx, tokenSalt, submitted.key)
  const order = await writeOrder(ctx, {
    orderId,
    input,
    buyer: ctx.actor,
    language: ctx.language,
    channel: 'web',
    placedAt,
    tokenHash: guest_token === undefined ? null : hashToken(guest_token),
    origin,
    attributionOf,
    mail: 'received',
  })
  const accountId = accountIdOf(ctx.actor)
  // Last, so other writers of this profile wait as briefly as possible.
  if (accountId !== null && input.payment_method_id !== undefined && order.payment_method.id !== null)
    await rememberPaymentMethod(ctx, accountId, input.payment_method_id)
  return { placed: guest_token === undefined ? { order } : { order, guest_token }, isRepeat: false }
}

/** Another request claimed the key first. It has placed the order or is still running. */
async function answerRepeat(ctx: Ctx, submitted: SubmittedOrder): Promise<PlacedOrder> {
  const placed = await findPlacedOrder(ctx, submitted)
  if (!placed) refuse('in_progress')
  return placed
}

function guestToken(ctx: Ctx, salt: Buffer, key: string): { guest_token?: string } {
  return ctx.actor.kind === 'account' ? {} : { guest_token: deriveToken(salt, key) }
}
