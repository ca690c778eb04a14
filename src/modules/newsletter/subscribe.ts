import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { newsletterMailJob } from './newsletter-mail-job.ts'

/** Sends a confirmation mail. An existing subscriber gets none, and the answer does not reveal the difference. */
export async function subscribe(ctx: Ctx, { email, source }: { email: string; source: 'form' | 'preorder' }): Promise<void> {
  const address = email.toLowerCase()
  await ctx.db
    .insertInto('newsletter_subscribers')
    .values({ id: newId(), email: address, language: ctx.language, source, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const subscriber = await ctx.db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'status'])
    .where('email', '=', address)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (subscriber.status === 'confirmed') return
  await ctx.db.updateTable('newsletter_subscribers').set({ language: ctx.language }).where('id', '=', subscriber.id).execute()
  await ctx.jobs.enqueue(ctx.db, newsletterMailJob, { subscriberId: subscriber.id, occasion: newId() })
}
