import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'

/** A buyer's repeat arrives within seconds, or after days without a network. */
const submissionDays = 7
const dayMs = 24 * 3_600_000

/** Deletes old submissions, unused live tokens, origins of settled orders, and guest tokens of orders finished long ago. */
export async function forgetOldKeys(ctx: Pick<Ctx, 'db' | 'clock' | 'uses' | 'memory'>): Promise<void> {
  const { db, clock } = ctx
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs)
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(submissionDays)).execute()
  await db.deleteFrom('order_live_tokens').where('expires_at', '<', clock.now()).execute()
  await db
    .deleteFrom('order_origins as n')
    .using('orders as o')
    .whereRef('o.id', '=', 'n.order_id')
    .where((eb) => eb.not(eb.and([eb('o.status', '=', 'pending'), eb('o.payment_status', 'in', ['unpaid', 'proof_submitted'])])))
    .execute()

  const { guest_token_days } = await getSettings(ctx)
  const limit = daysAgo(guest_token_days)
  await db
    .deleteFrom('order_guest_tokens as g')
    .using('orders as o')
    .whereRef('o.id', '=', 'g.order_id')
    .where('g.created_at', '<', limit)
    .where('o.status', 'in', ['completed', 'cancelled'])
    .where('o.updated_at', '<', limit)
    .execute()
}
