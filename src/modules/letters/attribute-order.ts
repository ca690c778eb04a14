import { letterDays } from '#contract/rules/letter-cookie.ts'
import type { Ctx } from '#modules/context.ts'
import { readLetterToken } from './letter-tokens.ts'

const dayMs = 24 * 3_600_000

/**
 * Remembers the letter that a new order came by: the one whose link was followed last, in the browser that ordered or by its account's
 * person. Hears `orderPlaced`.
 */
export async function attributeOrder(ctx: Ctx, { orderId, letter }: { orderId: string; letter?: string | undefined }): Promise<void> {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['account_id', 'placed_at', 'channel'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (order.channel !== 'web') return
  const sendId = letter === undefined ? undefined : readLetterToken(ctx.memory, letter)?.sendId
  if (sendId === undefined && order.account_id === null) return
  const send = await ctx.db
    .selectFrom('letter_sends')
    .select('id')
    .where((eb) =>
      eb.or([...(sendId ? [eb('id', '=', sendId)] : []), ...(order.account_id ? [eb('account_id', '=', order.account_id)] : [])]),
    )
    .where('last_clicked_at', '>=', new Date(order.placed_at.getTime() - letterDays * dayMs))
    .where('last_clicked_at', '<=', order.placed_at)
    .orderBy('last_clicked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (send) await ctx.db.insertInto('letter_orders').values({ order_id: orderId, send_id: send.id }).execute()
}
