import { type Ctx, inTransaction } from '#modules/context.ts'
import { returnWhatRemains } from './stock/return-pieces.ts'

/**
 * Closes events that are over, which makes them past events on cached pages, and returns their unreserved pieces to the shop. Each runs in
 * its own transaction. Returns their number.
 */
export async function closeEvents(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const over = await ctx.db
    .selectFrom('events')
    .select('id')
    .where('closed_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .execute()
  let closed = 0
  for (const { id } of over) if (await inTransaction(ctx, (inner) => closeEvent(inner, id, now))) closed += 1
  return closed
}

async function closeEvent(ctx: Ctx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('events')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('ends_at', '<=', now)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await returnWhatRemains(ctx, id)
  return true
}
