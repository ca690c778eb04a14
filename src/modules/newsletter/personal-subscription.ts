import type { Ctx } from '#modules/context.ts'

export function findSubscriptionOf({ db }: Pick<Ctx, 'db'>, email: string) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'language', 'status', 'source', 'created_at', 'confirmed_at', 'unsubscribed_at', 'bounced_at', 'consent_from'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
}

export async function forgetSubscriptionOf({ db }: Pick<Ctx, 'db'>, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('email', '=', email.toLowerCase()).execute()
}
