import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Placed, Row } from './permission-rights.ts'

/** Plants a program that has called. */
async function agentRow(db: Database, host = `${newId()}.example`): Promise<string> {
  const [id, now] = [newId(), new Date()]
  await db
    .insertInto('agent_platforms')
    .values({ id, profile_url: `https://${host}/ucp.json`, host, version: '2026-08-25', first_seen: now, last_seen: now })
    .execute()
  return id
}

/** Plants a message about an order that its program did not take. */
export async function failedEventRow(db: Database, { id: order_id }: Pick<Placed, 'id'>, host = 'agent.example'): Promise<string> {
  const [id, now] = [newId(), new Date()]
  await db
    .insertInto('agent_orders')
    .values({ order_id, platform_id: await agentRow(db, host), checkout_id: 'chk_1', source: host, placed_at: now })
    .execute()
  const ended = { status: 'failed' as const, tries: 28, answered: 500, ended_at: now }
  await db
    .insertInto('agent_events')
    .values({ id, order_id, url: `https://${host}/orders`, body: '{}', happened_at: now, ...ended })
    .execute()
  return id
}

export function agentRows(db: Database): Record<string, Row> {
  return {
    'GET /api/admin/agents': {},
    'PATCH /api/admin/agents/platforms/{id}': {
      send: async () => ({ path: `/api/admin/agents/platforms/${await agentRow(db)}`, body: { is_blocked: true } }),
    },
    'POST /api/admin/agents/events/{id}/resend': {
      send: async (order) => ({ path: `/api/admin/agents/events/${await failedEventRow(db, await order(), `${newId()}.example`)}/resend` }),
    },
    'POST /api/admin/agents/keys': { send: () => ({ headers: { 'idempotency-key': newId() } }) },
  }
}
