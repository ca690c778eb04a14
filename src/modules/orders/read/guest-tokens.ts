import { hash, randomBytes } from 'node:crypto'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { forgottenBuyer } from '../forgotten-buyer.ts'

export const guestOrdersCookie = 'guest_orders'
/** The newest of a browser; the cookie stays far below what a header may hold. */
export const mostGuestTokens = 20
const cookieDays = 180

/** What the database keeps of a token. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/**
 * The token of a placed order: made again for a repeat whose first answer was lost, from the row's salt and the key that only
 * the buyer has. 256 bits.
 */
export function deriveToken(salt: Buffer, idempotencyKey: string): string {
  return hash('sha256', Buffer.concat([salt, Buffer.from(idempotencyKey)]), 'base64url')
}

/**
 * Gives out one more token for an order, e.g. for a letter's link or after tracking; undefined when the order is gone, or its buyer,
 * whoever takes them out of it at the same moment. Checks no right.
 */
export async function issueGuestToken({ db, clock }: Pick<Ctx, 'db' | 'clock'>, orderId: string): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url')
  const issued = await db
    .with('held', (cte) =>
      cte.selectFrom('orders').select('id').where('id', '=', orderId).where('email', '!=', forgottenBuyer.email).forKeyShare(),
    )
    .insertInto('order_guest_tokens')
    .columns(['token_hash', 'order_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('held')
        .select([eb.val(hashToken(token)).as('token_hash'), 'id', eb.cast<Date>(eb.val(clock.now()), 'timestamptz').as('created_at')]),
    )
    .executeTakeFirst()
  return issued.numInsertedOrUpdatedRows === 1n ? token : undefined
}

/** Leaves the token in the browser that asked, so that its pages know the order. */
export function rememberGuestToken(
  { reply, guestTokens, isHttps }: Pick<RequestContext, 'reply' | 'guestTokens' | 'isHttps'>,
  token: string,
): void {
  reply.append('set-cookie', cookieWith(token, guestTokens, isHttps))
}

/** Set-Cookie with the newest tokens of this browser, joined by dots, so that a guest's pages know their orders. */
function cookieWith(newest: string, earlier: readonly string[], isHttps: boolean): string {
  const tokens = [...new Set([newest, ...earlier])].slice(0, mostGuestTokens)
  const secure = isHttps ? '; Secure' : ''
  return `${guestOrdersCookie}=${tokens.join('.')}; Path=/; Max-Age=${cookieDays * 24 * 3600}; HttpOnly; SameSite=Lax${secure}`
}
