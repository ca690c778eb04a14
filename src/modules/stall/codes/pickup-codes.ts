import { randomBytes } from 'node:crypto'
import { pickupPayload, writePickupCode } from '#contract/rules/pickup-code.ts'
import type { Ctx } from '#modules/context.ts'
import { type PickupKey, rememberKey, signPayload } from './pickup-keys.ts'

type Asking = Pick<Ctx, 'db' | 'clock'>
type OrderAtEvent = { orderId: string; eventId: string }

/** Returns the pickup code of an order, the same until it is revoked. */
export async function codeOf(ctx: Asking, key: PickupKey, { orderId, eventId }: OrderAtEvent): Promise<string> {
  await rememberKey(ctx, key)
  const nonce = await ensureNonce(ctx, { orderId, eventId })
  const payload = pickupPayload({ keyId: key.id, eventId, orderId, nonce })
  return writePickupCode(payload, signPayload(key, payload))
}

/** Returns the nonce that ties a code to this order. Creates it on first use. */
export async function ensureNonce({ db, clock }: Asking, { orderId, eventId }: OrderAtEvent): Promise<string> {
  const find = () =>
    db
      .selectFrom('pickup_codes')
      .select('nonce')
      .where('order_id', '=', orderId)
      .where('event_id', '=', eventId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
  const known = await find()
  if (known) return known.nonce
  const made = await db
    .insertInto('pickup_codes')
    .values({ nonce: randomBytes(8).toString('hex'), order_id: orderId, event_id: eventId, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  // `made` is undefined if another request created the nonce at the same moment.
  const nonce = made?.nonce ?? (await find())?.nonce
  if (nonce === undefined) throw new Error('An order has neither a code nor room for one')
  return nonce
}

/** Revokes the order's codes: they can't be used to collect it any more. */
export async function revokeCodes({ db, clock }: Asking, orderId: string): Promise<void> {
  await db
    .updateTable('pickup_codes')
    .set({ revoked_at: clock.now() })
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .execute()
}
