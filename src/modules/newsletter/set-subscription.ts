import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'

type Choice = { email: string; isWanted: boolean }

/** The choice of a signed-in owner of a confirmed address: effective at once, without a confirmation mail. In the caller's transaction. */
export async function setSubscription(
  { db, clock, language }: Pick<Ctx, 'db' | 'clock' | 'language'>,
  { email, isWanted }: Choice,
): Promise<void> {
  const now = clock.now()
  const subscribers = db.updateTable('newsletter_subscribers').where('email', '=', email.toLowerCase())
  if (!isWanted) {
    await subscribers.set({ status: 'unsubscribed', unsubscribed_at: now }).where('status', '<>', 'unsubscribed').execute()
    return
  }
  await db
    .insertInto('newsletter_subscribers')
    .values({
      id: newId(),
      email: email.toLowerCase(),
      language,
      source: 'account',
      status: 'confirmed',
      created_at: now,
      confirmed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null, bounced_at: null })
        .where('newsletter_subscribers.status', '<>', 'confirmed'),
    )
    .execute()
}

/** After a change of address the newsletter goes to the new one. */
export async function moveSubscription(ctx: Pick<Ctx, 'db' | 'clock' | 'language'>, earlier: string, email: string): Promise<void> {
  const known = await ctx.db
    .selectFrom('newsletter_subscribers')
    .select('status')
    .where('email', '=', earlier)
    .where('status', '=', 'confirmed')
    .executeTakeFirst()
  if (!known) return
  await setSubscription(ctx, { email: earlier, isWanted: false })
  await setSubscription(ctx, { email, isWanted: true })
}
