import type { Ctx } from '#modules/context.ts'

/** How long unconfirmed addresses are stored. */
const unansweredRetentionDays = 30
const dayMs = 24 * 3_600_000

/** Runs every night. */
export async function forgetUnanswered({ db, clock }: Ctx): Promise<void> {
  await db
    .deleteFrom('newsletter_subscribers as s')
    .where('s.status', '=', 'pending')
    .where('s.created_at', '<', new Date(clock.now().getTime() - unansweredRetentionDays * dayMs))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('newsletter_tokens as t')
            .select('t.token_hash')
            .whereRef('t.subscriber_id', '=', 's.id')
            .where('t.expires_at', '>', clock.now()),
        ),
      ),
    )
    .execute()
  await db.deleteFrom('newsletter_tokens').where('expires_at', '<', clock.now()).execute()
}
