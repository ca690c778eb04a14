import { type Actor, isStaff } from '#contract/actor.ts'
import type { Ctx } from '#modules/context.ts'
import { hashToken } from './guest-tokens.ts'
import type { OrderCondition } from './order-details.ts'

export type Viewer = Pick<Ctx, 'actor'> & { guestTokens: readonly string[] }

/** Matches orders of this account and those whose token the visitor holds. */
export function isOwn({ actor, guestTokens }: Viewer): OrderCondition {
  return isOwnByHash(actor, guestTokens.map(hashToken))
}

function isOwnByHash(actor: Actor, hashes: readonly Buffer[]): OrderCondition {
  return (eb) =>
    eb.or([
      ...(actor.kind === 'account' ? [eb('o.account_id', '=', actor.accountId)] : []),
      ...(hashes.length > 0
        ? [
            eb.exists(
              eb
                .selectFrom('order_guest_tokens as g')
                .select('g.order_id')
                .whereRef('g.order_id', '=', 'o.id')
                .where('g.token_hash', 'in', hashes),
            ),
          ]
        : []),
    ])
}

/** Matches own orders; for staff, all. */
export function isVisible(viewer: Viewer): OrderCondition {
  return isVisibleByHash(viewer.actor, viewer.guestTokens.map(hashToken))
}

/** Like `isVisible`, for a follower whose guest tokens are known only by their hashes. */
export function isVisibleByHash(actor: Actor, hashes: readonly Buffer[]): OrderCondition {
  return isStaff(actor) ? (eb) => eb.lit(true) : isOwnByHash(actor, hashes)
}

export function hasId(orderId: string): OrderCondition {
  return (eb) => eb('o.id', '=', orderId)
}

export function both(one: OrderCondition, other: OrderCondition): OrderCondition {
  return (eb) => eb.and([one(eb), other(eb)])
}
