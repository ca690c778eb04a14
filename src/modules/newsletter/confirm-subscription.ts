import type { Ctx } from '#modules/context.ts'
import { LinkExpired } from './newsletter-errors.ts'
import { hashNewsletterToken } from './newsletter-tokens.ts'

/** Once a token. Throws LinkExpired. */
export async function confirmSubscription({ db, clock }: Ctx, { token }: { token: string }): Promise<void> {
  const now = clock.now()
  const used = await db
    .updateTable('newsletter_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashNewsletterToken(token))
    .where('purpose', '=', 'confirm')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('subscriber_id')
    .executeTakeFirst()
  if (!used) throw new LinkExpired()
  await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null })
    .where('id', '=', used.subscriber_id)
    .execute()
}
