import { sql } from 'kysely'
import type { OwnReturns } from '#contract/returns.ts'
import type { Ctx } from '#modules/context.ts'
import { type LockedOrder, readOwnOrder } from '#modules/orders/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { presentReturn, returnColumns } from './return-store.ts'

const dayMs = 24 * 3_600_000

type Asked = { orderId: string; guestTokens: readonly string[] }

/** Returns what the buyer of an order can send back and the returns so far. Throws NotFound for everybody else. */
export async function listOwnReturns(ctx: Ctx, { orderId, guestTokens }: Asked): Promise<OwnReturns> {
  const order = await readOwnOrder(ctx, orderId, guestTokens)
  const [until, returns] = await Promise.all([
    returnableUntil(ctx, order),
    ctx.db
      .selectFrom('order_returns as r')
      .select(returnColumns)
      .where('r.order_id', '=', orderId)
      .orderBy('r.created_at', 'desc')
      .execute(),
  ])
  const items = until === null ? [] : await listReturnable(ctx, orderId)
  return { until: until?.toISOString() ?? null, items, returns: returns.map(presentReturn) }
}

/** Returns the end of the return period, counted from the order's arrival. Null if the order has not arrived or the period is over. */
export async function returnableUntil(ctx: Pick<Ctx, 'db' | 'clock' | 'memory' | 'uses'>, order: LockedOrder): Promise<Date | null> {
  if (order.status !== 'completed' || order.channel === 'counter') return null
  const { return_days } = await getSettings(ctx)
  const { arrived } = await ctx.db
    .selectFrom('order_history')
    .select(sql<Date | null>`max(created_at)`.as('arrived'))
    .where('order_id', '=', order.id)
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow()
  if (arrived === null) return null
  const until = new Date(arrived.getTime() + return_days * dayMs)
  return until > ctx.clock.now() ? until : null
}

/** Lists the remaining quantity of each item, without the pieces of requested returns. */
export function listReturnable({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<OwnReturns['items']> {
  const asked = sql<number>`coalesce((
    select sum(x.quantity)::int from return_items x join order_returns r on r.id = x.return_id
    where x.order_item_id = i.id and r.status not in ('refused', 'withdrawn')
  ), 0)`
  return db
    .selectFrom('order_items as i')
    .select(['i.id', 'i.name', 'i.variation_name', 'i.size', sql<number>`i.quantity - ${asked}`.as('quantity')])
    .where('i.order_id', '=', orderId)
    .where(sql<boolean>`i.quantity > ${asked}`)
    .orderBy('i.position')
    .execute()
}
