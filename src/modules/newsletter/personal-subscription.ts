import type { Ctx } from '#modules/context.ts'

/** The subscription of an address, if there is one. */
export function findSubscriptionOf({ db }: Pick<Ctx, 'db'>, email: string) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'language', 'status', 'source', 'created_at', 'confirmed_at', 'unsubscribed_at', 'bounced_at', 'consent_from'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
}

/** Deletes the address's subscription. */
export async function forgetSubscriptionOf({ db }: Pick<Ctx, 'db'>, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('email', '=', email.toLowerCase()).execute()
}
