import { accountIdOf } from '#contract/actor.ts'
import type { PreorderRequest } from '#contract/support.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { subscribe } from '#modules/newsletter/index.ts'
import { supportMailJob } from './support-mail-job.ts'

/** Stores the request and enqueues a mail to staff and a confirmation to the sender. The newsletter is confirmed by a separate mail. */
export async function requestPreorder(ctx: Ctx, input: PreorderRequest): Promise<void> {
  const id = newId()
  await ctx.db
    .insertInto('preorder_requests')
    .values({
      id,
      full_name: input.full_name,
      email: input.email,
      phone: input.phone,
      product_type: input.product_type,
      details: input.details,
      wants_newsletter: input.newsletter ?? false,
      language: ctx.language,
      account_id: accountIdOf(ctx.actor),
      created_at: ctx.clock.now(),
    })
    .execute()
  for (const reader of ['staff', 'sender'] as const) await ctx.jobs.enqueue(ctx.db, supportMailJob, { form: 'preorder', id, reader })
  if (input.newsletter) await subscribe(ctx, { email: input.email, source: 'preorder' })
}
