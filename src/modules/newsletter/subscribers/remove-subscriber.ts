import { DomainError } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { noteMarketingChoice } from '#modules/identity/index.ts'

class SubscriberNotFound extends DomainError {
  constructor() {
    super('subscriber_not_found', 404)
  }
}

/** Deletes the address; an account that has it wants no letters from then on. In a transaction. Throws SubscriberNotFound. */
export async function removeSubscriber(ctx: Ctx, id: string): Promise<void> {
  const removed = await ctx.db
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', id)
    .returning(['email', 'status', 'source'])
    .executeTakeFirst()
  if (!removed) throw new SubscriberNotFound()
  const { email, ...told } = removed
  await noteMarketingChoice(ctx, { email, isWanted: false })
  await recordChange(ctx, { action: 'subscriber.delete', entity: 'subscriber', entityId: id, before: told })
}
