import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { auditedOrder } from './audited-order.ts'
import { lockOrder } from './lock-order.ts'
import { recordHistory } from './order-history.ts'

/** Adds a note for staff only. Throws NotFound. */
export async function addNote(ctx: Ctx, { id, note }: { id: string; note: string }): Promise<void> {
  const order = await lockOrder(ctx, id)
  await recordChange(ctx, { action: 'order.note', ...auditedOrder(order) })
  await recordHistory(ctx, order.id, { kind: 'note', note, is_internal: true })
}
