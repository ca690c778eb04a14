import { hash, randomBytes } from 'node:crypto'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { enqueueAccountMail } from '../mails/account-mail-job.ts'
import { findCookie } from './session-token.ts'

const cookieName = 'tulpar_device'
/** Lifetime of a known browser's cookie and row, in days. */
export const deviceDays = 400
const longestName = 200

export type SignedIn = { accountId: string; email: string; headers: Headers; isSecure: boolean }

/** Saves the browser and warns the owner by mail if it is new and not the first. Returns a cookie for a browser without one. */
export async function noteDevice(ctx: Ctx, { accountId, email, headers, isSecure }: SignedIn): Promise<string | undefined> {
  const name = headers.get('user-agent')?.slice(0, longestName) ?? ''
  const known = /^[\w-]{22,64}$/.exec(findCookie(headers, cookieName) ?? '')?.[0]
  const made = known === undefined && headers.has('origin') ? randomBytes(24).toString('base64url') : undefined
  const deviceHash = hash('sha256', `${accountId}\n${known ?? made ?? `name:${name}`}`, 'buffer')
  await inTransaction(ctx, async (inside) => {
    const devices = inside.db.selectFrom('account_devices').where('account_id', '=', accountId)
    const earlier = await devices.select('device_hash').limit(1).executeTakeFirst()
    const seen = await inside.db
      .updateTable('account_devices')
      .set({ seen_at: ctx.clock.now() })
      .where('account_id', '=', accountId)
      .where('device_hash', '=', deviceHash)
      .returning('account_id')
      .executeTakeFirst()
    if (seen) return
    await inside.db
      .insertInto('account_devices')
      .values({ account_id: accountId, device_hash: deviceHash, seen_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (earlier) await enqueueAccountMail(inside, { kind: 'new_device', email, device: name || undefined })
  })
  return made && `${cookieName}=${made}; Max-Age=${deviceDays * 24 * 3600}; Path=/; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=Lax`
}
