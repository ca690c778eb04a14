import { canBecome, type returnReasons, type returnWishes } from '#contract/rules/return-rules.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { lockOwnOrder } from '#modules/orders/index.ts'
import { refuse } from '#modules/refuse.ts'
import { listReturnable, returnableUntil } from './own-returns.ts'
import { returnMailJob } from './return-mail-job.ts'

type Asked = { orderId: string; guestTokens: readonly string[] }
type Wish = {
  items: readonly { id: string; quantity: number }[]
  reason: (typeof returnReasons)[number]
  wish: (typeof returnWishes)[number]
  text?: string | undefined
}

/** Each item is limited to the bought quantity. Returns the id. Runs in a transaction. Throws NotFound, not_returnable. */
export async function requestReturn(ctx: Ctx, { orderId, guestTokens }: Asked, { items, reason, wish, text = '' }: Wish): Promise<string> {
  const order = await lockOwnOrder(ctx, orderId, guestTokens)
  if ((await returnableUntil(ctx, order)) === null) refuse('not_returnable')
  const left = new Map((await listReturnable(ctx, orderId)).map((item) => [item.id, item.quantity]))
  const wanted = Map.groupBy(items, (item) => item.id)
  if ([...wanted].some(([id, parts]) => parts.length > 1 || (parts[0]?.quantity ?? 0) > (left.get(id) ?? 0))) refuse('not_returnable')
  const [id, now] = [newId(), ctx.clock.now()]
  await ctx.db.insertInto('order_returns').values({ id, order_id: orderId, wish, reason, text, created_at: now, updated_at: now }).execute()
  await ctx.db
    .insertInto('return_items')
    .values(items.map((item) => ({ return_id: id, order_item_id: item.id, quantity: item.quantity })))
    .execute()
  await ctx.jobs.enqueue(ctx.db, returnMailJob, { returnId: id, kind: 'requested', occasion: newId() })
  return id
}

/** Withdraws the buyer's return. Runs in a transaction. Throws NotFound, return_not_so. */
export async function withdrawReturn(ctx: Ctx, asked: Asked & { returnId: string }): Promise<void> {
  const { id, status } = await lockOwnReturn(ctx, asked)
  if (!canBecome(status, 'withdrawn')) refuse('return_not_so')
  await ctx.db.updateTable('order_returns').set({ status: 'withdrawn', updated_at: ctx.clock.now() }).where('id', '=', id).execute()
}

/** Locks a return of the buyer's own order. Throws NotFound. */
export async function lockOwnReturn(ctx: Ctx, { orderId, guestTokens, returnId }: Asked & { returnId: string }) {
  await lockOwnOrder(ctx, orderId, guestTokens)
  const row = await ctx.db
    .selectFrom('order_returns')
    .select(['id', 'status'])
    .where('id', '=', returnId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}
