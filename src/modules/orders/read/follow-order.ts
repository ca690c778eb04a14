import { type Actor, guest } from '#contract/actor.ts'
import type { RequestContext } from '#modules/context.ts'
import type { Identity } from '#modules/identity/index.ts'
import type { Right } from '#modules/live-effects.ts'
import { isId } from '#kit/ids.ts'
import { refuse } from '#modules/refuse.ts'
import { hashToken } from './guest-tokens.ts'
import { spendLiveToken } from './live-tokens.ts'
import { both, hasId, isVisibleByHash } from './order-access.ts'

type Following = { orderId: string; liveToken: string | undefined; identity: Pick<Identity, 'watch'> }

/** Returns the check to repeat while a client follows. Both throw order_not_found: for a bad token, and once the right is lost. */
export async function followOrder(
  { ctx, headers, guestTokens }: Pick<RequestContext, 'ctx' | 'headers' | 'guestTokens'>,
  { orderId, liveToken, identity }: Following,
): Promise<() => Promise<Right>> {
  if (!isId(orderId)) refuse('order_not_found')
  const holder = liveToken === undefined ? undefined : await spendLiveToken(ctx, liveToken, orderId)
  if (liveToken !== undefined && !holder) refuse('order_not_found')
  const session = holder === undefined ? { headers } : 'sessionId' in holder ? { id: holder.sessionId } : undefined
  const hashes = holder === undefined ? guestTokens.map(hashToken) : 'guestTokenHash' in holder ? [holder.guestTokenHash] : []
  return async () => {
    const watched = session && (await identity.watch(session))
    const actor: Actor = watched?.actor ?? guest
    const visible = await ctx.db
      .selectFrom('orders as o')
      .select('o.id')
      .where((eb) => both(hasId(orderId), isVisibleByHash(actor, hashes))(eb))
      .executeTakeFirst()
    if (!visible) refuse('order_not_found')
    return { holders: [`order:${orderId}`, ...(watched ? [`account:${watched.actor.accountId}` as const] : [])], until: watched?.until }
  }
}
