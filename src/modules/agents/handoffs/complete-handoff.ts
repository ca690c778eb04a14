import { agentLinkSource } from '#contract/rules/order-sources.ts'
import type { Ctx } from '#modules/context.ts'
import { raise } from '#modules/domain-events.ts'
import { subscribe } from '#modules/newsletter/index.ts'
import type { OrderPlaced } from '#modules/orders/index.ts'
import { orderBrought } from '../agent-events.ts'
import { forgetInAnswers } from '../once/forget-in-answers.ts'
import { noteOrderEvent } from '../webhooks/note-order-event.ts'
import { findHandoff } from './handoff-store.ts'

/**
 * Records in the order's transaction what brought the order. The first order from a checkout completes it and deletes what it held of the
 * buyer; a later order with the same token is an ordinary one. A cart stays as it is. An unknown token changes nothing.
 */
export async function completeHandoff(
  ctx: Ctx,
  { handoff: token, orderId, placedAt }: Pick<OrderPlaced, 'handoff' | 'orderId' | 'placedAt'>,
): Promise<void> {
  if (token === undefined) return
  const found = await findHandoff(ctx, token)
  if (!found || found.orderId !== null) return
  if (found.kind === 'checkout' && !(await completeCheckout(ctx, found.id, orderId, placedAt))) return
  if (found.wantsLetters && found.buyer?.email)
    await subscribe({ ...ctx, language: found.language }, { email: found.buyer.email, source: 'form' })
  const { db } = ctx
  const table = found.kind === 'checkout' ? 'agent_checkouts' : 'agent_carts'
  const row = await db.selectFrom(table).select('platform_id').where('id', '=', found.id).executeTakeFirst()
  const source = found.platform ?? agentLinkSource
  await db
    .insertInto('agent_orders')
    .values({
      order_id: orderId,
      platform_id: row?.platform_id ?? null,
      checkout_id: found.kind === 'checkout' ? found.id : null,
      source,
      placed_at: placedAt,
    })
    .execute()
  await raise(ctx, orderBrought, { orderId, source })
  if (found.kind === 'checkout') await noteOrderEvent(ctx, { orderId })
}

/** Returns false if another order completed it first. */
async function completeCheckout(ctx: Ctx, id: string, orderId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('agent_checkouts')
    .set({ completed_at: at, order_id: orderId, buyer: null, delivery: null, wants_letters: false })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .where('canceled_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await forgetInAnswers(ctx, id)
  return true
}
