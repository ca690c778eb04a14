import type { Ctx } from '#modules/context.ts'
import { hashToken } from '#modules/link-tokens.ts'
import { refuse } from '#modules/refuse.ts'
import { followAccount } from './set-subscription.ts'

/** Works once per token and returns the subscriber's address. Throws newsletter_link_expired. */
export async function confirmSubscription(ctx: Ctx, { token }: { token: string }): Promise<string> {
  const { db, clock } = ctx
  const now = clock.now()
  const used = await db
    .updateTable('newsletter_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', 'confirm')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('subscriber_id')
    .executeTakeFirst()
  if (!used) refuse('newsletter_link_expired')
  const { email } = await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null, bounced_at: null })
    .where('id', '=', used.subscriber_id)
    .returning('email')
    .executeTakeFirstOrThrow()
  await followAccount(ctx, email)
  return email
}
