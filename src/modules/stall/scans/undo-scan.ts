import type { ScanAnswer } from '#contract/pickups.ts'
import { auditedOrder, changeOrder, lockOrder } from '#modules/orders/index.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { answerScan, findScan } from './scan-store.ts'

/** Undoes what a scan collected, once for repeated requests. Runs in a transaction; throws scan_not_found, nothing_to_undo (409). */
export async function undoScan(ctx: Ctx, scanId: string): Promise<ScanAnswer> {
  const found = await findScan(ctx, scanId)
  if (!found) refuse('scan_not_found')
  if (found.order_id === null) refuse('nothing_to_undo')
  const order = await lockOrder(ctx, found.order_id)
  const scan = await findScan(ctx, scanId)
  // A phone repeats the request if the response was lost.
  if (scan?.result === 'collected' && scan.undone_at !== null && order.collected_at === null) return answerScan(ctx, scanId)
  if (scan?.result !== 'collected' || scan.undone_at !== null || order.collected_at === null) refuse('nothing_to_undo')
  await ctx.db.updateTable('pickup_scans').set({ undone_at: ctx.clock.now() }).where('scan_id', '=', scanId).execute()
  await changeOrder(ctx, order, {
    status: 'processing',
    payment_status: order.payment_status,
    handed_over: new Map(scan.before as [string, number][] | null),
    history: { kind: 'status', note: null },
  })
  await recordChange(ctx, { action: 'event.undo', ...auditedOrder(order) })
  return answerScan(ctx, scanId)
}
