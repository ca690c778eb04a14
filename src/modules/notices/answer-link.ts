import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { findNoticeOf } from './stock-notice-tokens.ts'

/** Can be repeated while the request exists. Throws newsletter_link_expired. */
export async function confirmNotice(ctx: Ctx, { token }: { token: string }): Promise<void> {
  const id = await findNoticeOf(ctx, token, 'confirm')
  if (id === undefined) refuse('newsletter_link_expired')
  await ctx.db
    .updateTable('stock_notices')
    .set({ status: 'waiting', confirmed_at: ctx.clock.now() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

/** Deletes the request. Throws newsletter_link_expired, also if it is already deleted. */
export async function withdrawNotice(ctx: Ctx, { token }: { token: string }): Promise<void> {
  const id = await findNoticeOf(ctx, token, 'withdraw')
  if (id === undefined) refuse('newsletter_link_expired')
  await ctx.db.deleteFrom('stock_notices').where('id', '=', id).execute()
}
