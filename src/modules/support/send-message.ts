import { accountIdOf } from '#contract/actor.ts'
import type { ContactMessage } from '#contract/support.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { supportMailJob } from './support-mail-job.ts'

/** Stores the message as typed and enqueues two mails: one to staff and a confirmation to the sender. */
export async function sendMessage(ctx: Ctx, input: ContactMessage): Promise<void> {
  const id = newId()
  await ctx.db
    .insertInto('contact_messages')
    .values({
      id,
      name: input.name,
      email: input.email,
      phone: input.phone ?? null,
      order_number: input.order_number ?? null,
      subject: input.subject,
      message: input.message,
      language: ctx.language,
      account_id: accountIdOf(ctx.actor),
      created_at: ctx.clock.now(),
    })
    .execute()
  for (const reader of ['staff', 'sender'] as const) await ctx.jobs.enqueue(ctx.db, supportMailJob, { form: 'contact', id, reader })
}
