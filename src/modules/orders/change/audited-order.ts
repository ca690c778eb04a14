import type { AuditAction } from '#contract/rules/audit-actions.ts'
import type { Ctx } from '#modules/context.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'

export function auditedOrder({ id, order_number }: LockedOrder) {
  return { entity: 'order' as const, entityId: id, entityName: order_number }
}

/** `before` is the locked order. Leaves out notes, reasons and the tracking number, which are personal data. */
export async function recordOrderChange(ctx: Ctx, action: Extract<AuditAction, `order.${string}`>, before: LockedOrder): Promise<void> {
  const after = await lockOrder(ctx, before.id)
  await recordChange(ctx, { action, ...auditedOrder(before), before: stateOf(before), after: stateOf(after) })
}

function stateOf({ status, payment_status, paid_through, paid, refunded, expires_at }: LockedOrder) {
  return { status, payment_status, paid_through, paid, refunded, expires_at }
}
