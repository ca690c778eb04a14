import type { Ctx } from '#modules/context.ts'
import { raise } from '#modules/domain-events.ts'
import { leftByLetter } from './newsletter-events.ts'
import { hashToken } from '#modules/link-tokens.ts'
import { refuse } from '#modules/refuse.ts'

/** Can be repeated, since mail programs call it too. Also cancels open confirmations. Throws newsletter_link_expired. */
export async function unsubscribe(ctx: Ctx, { token }: { token: string }): Promise<string> {
  const { db, clock } = ctx
  const now = clock.now()
  const known = await db
    .selectFrom('newsletter_tokens as t')
    .innerJoin('newsletter_subscribers as s', 's.id', 't.subscriber_id')
    .select(['t.subscriber_id', 't.letter_id', 's.email'])
    .where('t.token_hash', '=', hashToken(token))
    .where('t.purpose', '=', 'unsubscribe')
    .executeTakeFirst()
  if (!known) refuse('newsletter_link_expired')
  const left = await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'unsubscribed', unsubscribed_at: now })
    .where('id', '=', known.subscriber_id)
    .where('status', '<>', 'unsubscribed')
    .returning('id')
    .executeTakeFirst()
  if (left && known.letter_id !== null) await raise(ctx, leftByLetter, { letterId: known.letter_id })
  await db.deleteFrom('newsletter_tokens').where('subscriber_id', '=', known.subscriber_id).where('purpose', '=', 'confirm').execute()
  return known.email
}
