import type { Selectable } from 'kysely'
import type { Money } from '#contract/rules/money.ts'
import type { Database } from '#kit/database/database.ts'
import type { Payments } from '#kit/database/tables.ts'
import { isId, newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import type { OpenedPayment, Provider } from './gateway.ts'

export type PaymentRow = Selectable<Payments>

/** Finds an open payment of this order, so two tabs share one. It is recent enough for its page to stay valid. */
export async function findOpenPayment(
  db: Database,
  {
    orderId,
    provider,
    amount,
    since,
  }: {
    orderId: string
    provider: Provider
    amount: Money
    since: Date
  },
) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .where('status', '=', 'started')
    .where('amount', '=', amount)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertPayment(
  { db, clock, language }: Pick<Ctx, 'db' | 'clock' | 'language'>,
  { orderId, provider, amount }: { orderId: string; provider: Provider; amount: Money },
) {
  return db
    .insertInto('payments')
    .values({ id: newId(), order_id: orderId, provider, status: 'started', amount, language, created_at: clock.now() })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function setOpened(db: Database, paymentId: string, { reference, url }: OpenedPayment): Promise<void> {
  await db.updateTable('payments').set({ provider_reference: reference, url }).where('id', '=', paymentId).execute()
}

/** Finds it by the service's reference, or by our id, which may arrive first. Services pass along ids of other systems too. */
export async function findPayment(
  db: Database,
  provider: Provider,
  { reference, paymentId: carried }: { reference?: string | undefined; paymentId?: string | undefined },
) {
  const paymentId = carried !== undefined && isId(carried) ? carried : undefined
  if (!reference && !paymentId) return undefined
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where((is) =>
      is.or([...(reference ? [is('provider_reference', '=', reference)] : []), ...(paymentId ? [is('id', '=', paymentId)] : [])]),
    )
    .limit(1)
    .executeTakeFirst()
}

export async function findCapture(db: Database, provider: Provider, captureReference: string | undefined) {
  if (captureReference === undefined) return undefined
  return db
    .selectFrom('payments')
    .select(['id as payment_id', 'order_id'])
    .where('provider', '=', provider)
    .where('capture_reference', '=', captureReference)
    .executeTakeFirst()
}

export async function findCapturedPayment(db: Database, orderId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).where('status', '=', 'captured').executeTakeFirst()
}

export async function closeCapturedPayment(db: Database, orderId: string): Promise<void> {
  await db.updateTable('payments').set({ status: 'refunded' }).where('order_id', '=', orderId).where('status', '=', 'captured').execute()
}

/** Does nothing if the order was paid again in the meantime: only one payment at a time holds its money. */
export async function reopenRefundedPayment(db: Database, { id, order_id }: Pick<PaymentRow, 'id' | 'order_id'>): Promise<void> {
  if (await findCapturedPayment(db, order_id)) return
  await db.updateTable('payments').set({ status: 'captured' }).where('id', '=', id).where('status', '=', 'refunded').execute()
}

export async function lockPayment(db: Database, paymentId: string) {
  return db.selectFrom('payments').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirstOrThrow()
}

export async function settle(
  db: Database,
  paymentId: string,
  outcome: { status: 'captured' | 'surplus' | 'failed'; captureReference: string; amount?: Money; reference?: string | undefined },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      status: outcome.status,
      capture_reference: outcome.captureReference,
      ...(outcome.amount === undefined ? {} : { amount: outcome.amount }),
      ...(outcome.reference ? { provider_reference: outcome.reference } : {}),
    })
    .where('id', '=', paymentId)
    .execute()
}

/** Returns false if this event was handled before. The claim is rolled back with the transaction that handles the event. */
export async function claimEvent(db: Database, provider: Provider, eventId: string): Promise<boolean> {
  const claimed = await db
    .insertInto('payment_webhooks')
    .values({ provider, event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return claimed !== undefined
}
