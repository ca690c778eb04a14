import type { ScanAnswer } from '#contract/pickups.ts'
import { auditedOrder, changeOrder, lockOrder } from '#modules/orders/index.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { NothingToUndo, ScanNotFound } from '../stall-errors.ts'
import { answerScan, findScan } from './scan-store.ts'

/** Undoes what a scan collected, once for repeated requests. Runs in a transaction; throws ScanNotFound, NothingToUndo (409). */
export async function undoScan(ctx: Ctx, scanId: string): Promise<ScanAnswer> {
  const found = await findScan(ctx, scanId)
  if (!found) throw new ScanNotFound()
  if (found.order_id === null) throw new NothingToUndo()
  const order = await lockOrder(ctx, found.order_id)
  const scan = await findScan(ctx, scanId)
  // A phone repeats the request if the response was lost.
  if (scan?.result === 'collected' && scan.undone_at !== null && order.collected_at === null) return answerScan(ctx, scanId)
  if (scan?.result !== 'collected' || scan.undone_at !== null || order.collected_at === null) throw new NothingToUndo()
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
