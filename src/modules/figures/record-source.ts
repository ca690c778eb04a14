import type { Ctx } from '#modules/context.ts'

/** Counts an order by the agent that brought it. A visit recorded later does not replace that. */
export async function recordSource({ db }: Ctx, { orderId, source }: { orderId: string; source: string }): Promise<void> {
  await db
    .insertInto('figure_order_sources')
    .values({ order_id: orderId, source, is_kept: true })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ source, is_kept: true }))
    .execute()
}
