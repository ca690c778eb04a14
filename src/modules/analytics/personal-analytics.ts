import type { Database } from '#kit/database/database.ts'

/** The events of a person while they were signed in, oldest first. */
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

/** Rows stay without their account: nothing else in them identifies a person. */
export async function forgetAnalyticsOf(db: Database, accountId: string): Promise<void> {
  for (const table of ['analytics_events', 'analytics_cart_abandonments', 'analytics_sessions'] as const)
    await db.deleteFrom(table).where('account_id', '=', accountId).execute()
}
