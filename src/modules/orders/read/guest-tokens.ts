import { hash, randomBytes } from 'node:crypto'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { forgottenBuyer } from '../forgotten-buyer.ts'

export const guestOrdersCookie = 'guest_orders'
/** Newest tokens per browser. Keeps the cookie far below the size limit of a header. */
export const mostGuestTokens = 20
const cookieDays = 180

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** 256 bits from the row's salt and the key that only the buyer has. A repeat whose first answer was lost gets the same token. */
export function deriveToken(salt: Buffer, idempotencyKey: string): string {
  return hash('sha256', Buffer.concat([salt, Buffer.from(idempotencyKey)]), 'base64url')
}

/** Issues another token, e.g. for a mail's link; undefined when the order or its buyer no longer exists. Checks no permission. */
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

/** Stores the token in a cookie, so the browser's pages can show the order. */
export function rememberGuestToken(
  { reply, guestTokens, isHttps }: Pick<RequestContext, 'reply' | 'guestTokens' | 'isHttps'>,
  token: string,
): void {
  reply.append('set-cookie', cookieWith(token, guestTokens, isHttps))
}

function cookieWith(newest: string, earlier: readonly string[], isHttps: boolean): string {
  const tokens = [...new Set([newest, ...earlier])].slice(0, mostGuestTokens)
  const secure = isHttps ? '; Secure' : ''
  return `${guestOrdersCookie}=${tokens.join('.')}; Path=/; Max-Age=${cookieDays * 24 * 3600}; HttpOnly; SameSite=Lax${secure}`
}
