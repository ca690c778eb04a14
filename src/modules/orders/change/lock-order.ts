import type { Selectable } from 'kysely'
import type { Orders } from '#kit/database/tables.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import type { Pieces } from '#modules/inventory/index.ts'
import type { Ctx } from '#modules/context.ts'
import { both, hasId, isOwn, type Viewer } from '../read/order-access.ts'
import type { OrderCondition } from '../read/order-details.ts'

export type LockedOrder = Pick<
  Selectable<Orders>,
  | 'id'
  | 'order_number'
  | 'account_id'
  | 'status'
  | 'payment_status'
  | 'paid_through'
  | 'subtotal'
  | 'total'
  | 'discount'
  | 'discount_code'
  | 'tax'
  | 'shipping'
  | 'gift_wrapping'
  | 'paid'
  | 'refunded'
  | 'email'
  | 'language'
  | 'payment_method_id'
  | 'tracking_number'
  | 'expires_at'
  | 'channel'
  | 'event_id'
  | 'rounding'
  | 'collected_at'
>

const columns = [
  'o.id',
  'o.order_number',
  'o.account_id',
  'o.status',
  'o.payment_status',
  'o.paid_through',
  'o.subtotal',
  'o.total',
  'o.discount',
  'o.discount_code',
  'o.tax',
  'o.shipping',
  'o.gift_wrapping',
  'o.paid',
  'o.refunded',
  'o.email',
  'o.language',
  'o.payment_method_id',
  'o.tracking_number',
  'o.expires_at',
  'o.channel',
  'o.event_id',
  'o.rounding',
  'o.collected_at',
] as const

/** Locks the order until the transaction ends; the first statement of every command on an order. Checks no permission. Throws NotFound. */
export function lockOrder(ctx: Pick<Ctx, 'db'>, orderId: string): Promise<LockedOrder> {
  return lockWhere(ctx, hasId(orderId))
}

/** Locks the account's or guest's own order. Throws NotFound for another person's. */
export function lockOwnOrder(ctx: Pick<Ctx, 'db' | 'actor'>, orderId: string, guestTokens: readonly string[]): Promise<LockedOrder> {
  const viewer: Viewer = { actor: ctx.actor, guestTokens }
  return lockWhere(ctx, both(hasId(orderId), isOwn(viewer)))
}

/** The order's current state. Throws NotFound for another person's. */
export async function readOwnOrder(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  orderId: string,
  guestTokens: readonly string[],
): Promise<LockedOrder> {
  const isMine = both(hasId(orderId), isOwn({ actor, guestTokens }))
  const order = await db.selectFrom('orders as o').select(columns).where(isMine).executeTakeFirst()
  if (!order) throw new NotFound()
  return order
}

async function lockWhere({ db }: Pick<Ctx, 'db'>, condition: OrderCondition): Promise<LockedOrder> {
  const order = await db.selectFrom('orders as o').select(columns).where(condition).forUpdate().executeTakeFirst()
  if (!order) throw new NotFound()
  return order
}

/** Returns the pieces of stock that the order holds, without pre-orders and without pieces collected at a former event. */
export async function listPieces({ db }: Pick<Ctx, 'db'>, orderId: string) {
  const rows = await db
    .selectFrom('order_items')
    .select(['position', 'product_id', 'stock_level_id', 'quantity'])
    .where('order_id', '=', orderId)
    .where('stock_level_id', 'is not', null)
    .where('collected_event_id', 'is', null)
    .orderBy('position')
    .execute()
  return rows.flatMap(({ position, product_id, stock_level_id, quantity }): (Pieces & { position: number })[] =>
    stock_level_id === null ? [] : [{ position, productId: product_id, stockLevelId: stock_level_id, quantity }],
  )
}
