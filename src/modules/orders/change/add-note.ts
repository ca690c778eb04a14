import { requireStaff } from '#modules/identity/index.ts'
import type { Ctx } from '#modules/context.ts'
import { lockOrder } from './lock-order.ts'
import { recordHistory } from './order-history.ts'

/** A note among staff. Throws NotFound. */
export async function addNote(ctx: Ctx, { id, note }: { id: string; note: string }): Promise<void> {
  requireStaff(ctx.actor)
  const order = await lockOrder(ctx, id)
  await recordHistory(ctx, order.id, { kind: 'note', note, is_internal: true })
}
