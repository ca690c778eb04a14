import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { noteMarketingChoice } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'

/** Deletes the address and turns letters off in the settings of its account. Needs a transaction. Throws subscriber_not_found. */
export async function removeSubscriber(ctx: Ctx, id: string): Promise<void> {
  const removed = await ctx.db
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', id)
    .returning(['email', 'status', 'source'])
    .executeTakeFirst()
  if (!removed) refuse('subscriber_not_found')
  const { email, ...audited } = removed
  await noteMarketingChoice(ctx, { email, isWanted: false })
  await recordChange(ctx, { action: 'subscriber.delete', entity: 'subscriber', entityId: id, before: audited })
}
