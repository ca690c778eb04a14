import { letterDays } from '#contract/rules/letter-cookie.ts'
import type { Ctx } from '#modules/context.ts'
import type { OrderPlaced } from '#modules/orders/index.ts'
import { readLetterToken } from './letter-tokens.ts'

const dayMs = 24 * 3_600_000

/** Attributes a new order to the letter whose link was followed last, in the ordering browser or by the account. Handles `orderPlaced`. */
export async function attributeOrder(ctx: Ctx, { orderId, accountId, channel, placedAt, letter }: OrderPlaced): Promise<void> {
  if (channel !== 'web') return
  const sendId = letter === undefined ? undefined : readLetterToken(ctx.memory, letter)?.sendId
  if (sendId === undefined && accountId === null) return
  const send = await ctx.db
    .selectFrom('letter_sends')
    .select('id')
    .where((eb) => eb.or([...(sendId ? [eb('id', '=', sendId)] : []), ...(accountId ? [eb('account_id', '=', accountId)] : [])]))
    .where('last_clicked_at', '>=', new Date(placedAt.getTime() - letterDays * dayMs))
    .where('last_clicked_at', '<=', placedAt)
    .orderBy('last_clicked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (send) await ctx.db.insertInto('letter_orders').values({ order_id: orderId, send_id: send.id }).execute()
}
