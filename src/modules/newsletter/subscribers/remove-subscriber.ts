import { DomainError } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { noteMarketingChoice } from '#modules/identity/index.ts'

class SubscriberNotFound extends DomainError {
  constructor() {
    super('subscriber_not_found', 404)
  }
}

/** Deletes the address and turns letters off in the settings of its account. Needs a transaction. Throws SubscriberNotFound. */
export async function removeSubscriber(ctx: Ctx, id: string): Promise<void> {
  const removed = await ctx.db
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', id)
    .returning(['email', 'status', 'source'])
    .executeTakeFirst()
  if (!removed) throw new SubscriberNotFound()
  const { email, ...audited } = removed
  await noteMarketingChoice(ctx, { email, isWanted: false })
  await recordChange(ctx, { action: 'subscriber.delete', entity: 'subscriber', entityId: id, before: audited })
}
