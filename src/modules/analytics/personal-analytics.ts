import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { defineEvent, raise } from '#modules/domain-events.ts'

/** Emitted in the transaction that deletes a person's rows, before it deletes them. */
export const visitorForgotten = defineEvent<{ accountId: string }>('analytics.visitorForgotten')

export async function listAnalyticsOf(db: Database, accountId: string) {
  const [sessions, events, abandoned_carts] = await Promise.all([
    db
      .selectFrom('analytics_sessions')
      .select(['started_at', 'last_seen_at', 'device_class', 'referrer_host', 'landing_path', 'utm_source', 'utm_medium', 'utm_campaign'])
      .select('partner_code')
      .where('account_id', '=', accountId)
      .orderBy('started_at')
      .execute(),
    db
      .selectFrom('analytics_events')
      .select(['occurred_at', 'event_type', 'event_category', 'event_data', 'page_path'])
      .where('account_id', '=', accountId)
      .orderBy('occurred_at')
      .execute(),
    db
      .selectFrom('analytics_cart_abandonments')
      .select(['occurred_at', 'cart_value', 'items', 'last_step'])
      .where('account_id', '=', accountId)
      .orderBy('occurred_at')
      .execute(),
  ])
  return { sessions, events, abandoned_carts }
}

export async function forgetAnalyticsOf(ctx: Ctx, accountId: string): Promise<void> {
  await raise(ctx, visitorForgotten, { accountId })
  for (const table of ['analytics_events', 'analytics_cart_abandonments', 'analytics_sessions'] as const)
    await ctx.db.deleteFrom(table).where('account_id', '=', accountId).execute()
}
