import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import type { OrderPlaced } from '#modules/orders/index.ts'
import { findTrackingCode, type TrackedCode } from '../tracking-codes.ts'
import { ownSignsOf } from './own-orders.ts'
import { readSettled, settleOrder } from './settle-order.ts'

/** The first code that earns something counts, at the partner's current rate. Handles `orderPlaced`. */
export async function attributeOrder(ctx: Ctx, { orderId, codes }: Pick<OrderPlaced, 'orderId' | 'codes'>): Promise<void> {
  const tracked = await firstThatEarns(ctx, codes)
  if (!tracked) return
  const order = await ctx.db
    .selectFrom('orders')
    .select(['account_id', 'email', 'phone', 'delivery', 'shipping_address', 'placed_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { commission_rate: rate } = await ctx.db
    .selectFrom('partners')
    .select('commission_rate')
    .where('id', '=', tracked.partnerId)
    .executeTakeFirstOrThrow()
  const address = order.shipping_address as { address: string; city: string }
  const { net_sen } = await readSettled(ctx, orderId, rate)
  await ctx.db
    .insertInto('partner_referrals')
    .values({
      order_id: orderId,
      id: newId(),
      partner_id: tracked.partnerId,
      location_id: tracked.locationId,
      placed_at: order.placed_at,
      rate,
      own_signs: await ownSignsOf(ctx, tracked.partnerId, { ...order, shipping_address: address }),
      net_sen,
    })
    .execute()
  await settleOrder(ctx, { orderId })
}

async function firstThatEarns(ctx: Ctx, codes: readonly string[]): Promise<TrackedCode | undefined> {
  for (const code of codes) {
    const tracked = await findTrackingCode(ctx, code)
    if (tracked?.earns) return tracked
  }
  return undefined
}
