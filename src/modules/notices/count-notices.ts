import type { StockNoticeCounts } from '#contract/stock-notices.ts'
import type { Ctx } from '#modules/context.ts'

/** Counts confirmed waiting requests by option, most first. For staff. */
export async function countNotices({ db }: Ctx, productId: string): Promise<StockNoticeCounts> {
  const waiting = await db
    .selectFrom('stock_notices')
    .select(['variation_id', 'size'])
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('product_id', '=', productId)
    .where('status', '=', 'waiting')
    .groupBy(['variation_id', 'size'])
    .orderBy('count', 'desc')
    .orderBy('size')
    .execute()
  const counted = waiting.map(({ count, ...option }) => ({ ...option, count: Number(count) }))
  return { waiting: counted, total: counted.reduce((sum, { count }) => sum + count, 0) }
}
