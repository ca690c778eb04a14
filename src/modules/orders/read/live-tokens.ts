import { randomBytes } from 'node:crypto'
import type { LiveToken } from '#contract/orders.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { hashToken } from './guest-tokens.ts'
import { both, hasId, isVisible } from './order-access.ts'

const goodForMs = 60_000

export type LiveHolder = { sessionId: string } | { guestTokenHash: Buffer }

/** For clients that can send neither a cookie nor a header; valid once. Throws order_not_found without the right to the order. */
export async function issueLiveToken(
  { ctx, guestTokens }: Pick<RequestContext, 'ctx' | 'guestTokens'>,
  orderId: string,
): Promise<LiveToken> {
  const { db, actor, clock } = ctx
  const visible = await db
    .selectFrom('orders as o')
    .leftJoin('order_guest_tokens as g', (join) =>
      join.onRef('g.order_id', '=', 'o.id').on('g.token_hash', 'in', [Buffer.alloc(0), ...guestTokens.map(hashToken)]),
    )
    .select('g.token_hash')
    .where((eb) => both(hasId(orderId), isVisible({ actor, guestTokens }))(eb))
    .limit(1)
    .executeTakeFirst()
  const sessionId = actor.kind === 'account' ? actor.sessionId : undefined
  const guestTokenHash = visible?.token_hash
  if (!visible || (sessionId === undefined && !guestTokenHash)) refuse('order_not_found')
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(clock.now().getTime() + goodForMs)
  await db
    .insertInto('order_live_tokens')
    .values({
      token_hash: hashToken(token),
      order_id: orderId,
      session_id: guestTokenHash ? null : (sessionId ?? null),
      guest_token_hash: guestTokenHash ?? null,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expires_at: expiresAt.toISOString() }
}

/** Deletes the token, so only one of concurrent uses succeeds. Undefined if it is unknown, used, expired or for another order. */
export async function spendLiveToken(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  token: string,
  orderId: string,
): Promise<LiveHolder | undefined> {
  const row = await db
    .deleteFrom('order_live_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('order_id', '=', orderId)
    .where('expires_at', '>', clock.now())
    .returning(['session_id', 'guest_token_hash'])
    .executeTakeFirst()
  if (row?.session_id) return { sessionId: row.session_id }
  return row?.guest_token_hash ? { guestTokenHash: row.guest_token_hash } : undefined
}
