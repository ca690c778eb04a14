import type { AgentKey } from '#contract/admin-agents.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { replaceShopKey } from '../signatures/key-store.ts'
import { orderEventsJob } from '../webhooks/order-events-job.ts'

/** Blocks an agent from its next call on, or answers it again. Its orders stay, and it gets no messages about them. Throws NotFound. */
export async function blockPlatform(ctx: Ctx, { id, is_blocked }: { id: string; is_blocked: boolean }): Promise<void> {
  const { db } = ctx
  const before = await db.selectFrom('agent_platforms').select(['host', 'is_blocked']).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!before) throw new NotFound()
  if (before.is_blocked === is_blocked) return
  await db.updateTable('agent_platforms').set({ is_blocked }).where('id', '=', id).execute()
  await recordChange(ctx, {
    action: is_blocked ? 'agent.block' : 'agent.unblock',
    entity: 'agent',
    entityId: id,
    entityName: before.host,
    before: { is_blocked: before.is_blocked },
    after: { is_blocked },
  })
}

/** Sends a message that ended without being taken, to the address in the agent's profile of today. Throws NotFound. */
export async function resendEvent(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { db, clock, jobs } = ctx
  const event = await db
    .selectFrom('agent_events as e')
    .innerJoin('agent_orders as a', 'a.order_id', 'e.order_id')
    .leftJoin('agent_platforms as p', 'p.id', 'a.platform_id')
    .select(['e.order_id', 'e.url', 'a.source', 'a.platform_id', 'p.webhook_url'])
    .where('e.id', '=', id)
    .where('e.status', '=', 'failed')
    .executeTakeFirst()
  if (!event) throw new NotFound()
  const now = clock.now()
  // A day of attempts begins again.
  await db
    .updateTable('agent_events')
    .set({ status: 'waiting', url: event.webhook_url ?? event.url, tries: 0, answered: null, next_at: now, ended_at: null })
    .where('id', '=', id)
    .execute()
  await jobs.enqueue(db, orderEventsJob, { orderId: event.order_id })
  await recordChange(ctx, {
    action: 'agent.resend',
    entity: 'agent',
    entityId: event.platform_id ?? event.order_id,
    entityName: event.source,
  })
}

export async function replaceKey(ctx: Ctx): Promise<AgentKey> {
  const kid = await replaceShopKey(ctx)
  await recordChange(ctx, { action: 'agent.new_key', entity: 'agent', entityId: kid, entityName: kid })
  return { kid, created_at: ctx.clock.now().toISOString(), ends_at: null }
}
