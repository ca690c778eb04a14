import { z } from 'zod'
import { email } from '#contract/fields.ts'
import type { Ctx } from '#modules/context.ts'
import { noteMarketingChoice } from '#modules/identity/index.ts'
import { endSubscription, noteBounce } from '#modules/newsletter/index.ts'

/** `soft` bounces change nothing, since the mail server retries by itself. */
export const bounce = z.object({ email, kind: z.enum(['hard', 'soft', 'complaint']) })
export type Bounce = z.infer<typeof bounce>

/** Needs a transaction. */
export async function takeInBounces(ctx: Ctx, bounces: readonly Bounce[]): Promise<void> {
  for (const one of bounces) await takeIn(ctx, one)
}

async function takeIn(ctx: Ctx, { email: typed, kind }: Bounce): Promise<void> {
  const address = typed.toLowerCase()
  if (kind === 'soft') return
  if (kind === 'complaint') {
    await endSubscription(ctx, address)
    await noteMarketingChoice(ctx, { email: address, isWanted: false })
  } else await noteBounce(ctx, address)
  const now = ctx.clock.now()
  await ctx.db
    .updateTable('letter_sends')
    .set(kind === 'hard' ? { bounced_at: now } : { unsubscribed_at: now })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('letter_sends as latest')
        .select('latest.id')
        .where('latest.email', '=', address)
        .where('latest.sent_at', 'is not', null)
        .orderBy('latest.sent_at', 'desc')
        .limit(1),
    )
    .execute()
}
