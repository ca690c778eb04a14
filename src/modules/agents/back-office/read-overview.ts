import { sql } from 'kysely'
import type { AgentPlatform, AgentsOverview, FailedEvent } from '#contract/admin-agents.ts'
import { mostListedAgents } from '#contract/rules/listed-agents.ts'
import { money } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'
import { listShopKeys } from '../signatures/key-store.ts'

type Read = Pick<Ctx, 'db' | 'clock'>

export async function readOverview(ctx: Read, authSecret: string): Promise<AgentsOverview> {
  const { db } = ctx
  const keys = await listShopKeys(ctx, authSecret)
  return {
    platforms: await listPlatforms(ctx),
    failed_events: await listFailedEvents(ctx),
    tools: await db.selectFrom('agent_tools').select(['name', 'calls']).orderBy('calls', 'desc').orderBy('name').execute(),
    keys: keys.map(({ kid, createdAt, endsAt }) => ({
      kid,
      created_at: createdAt.toISOString(),
      ends_at: endsAt?.toISOString() ?? null,
    })),
  }
}

type PlatformRow = Omit<AgentPlatform, 'first_seen' | 'last_seen' | 'revenue'> & { first_seen: Date; last_seen: Date; revenue: number }

/** Blocked ones first, so that none is lost from sight. */
async function listPlatforms({ db, clock }: Read): Promise<AgentPlatform[]> {
  const now = clock.now()
  const { rows } = await sql<PlatformRow>`
    with listed as (
      select id, host, profile_url, version, first_seen, last_seen, is_blocked from agent_platforms
      order by is_blocked desc, last_seen desc limit ${mostListedAgents}
    )
    select p.*,
      (select count(*)::int from agent_carts c where c.platform_id = p.id and c.canceled_at is null and c.expires_at > ${now}) as carts,
      (select count(*)::int from agent_checkouts c where c.platform_id = p.id and c.canceled_at is null and c.completed_at is null
        and c.expires_at > ${now}) as checkouts,
      coalesce(b.orders, 0) as orders, coalesce(b.revenue, 0)::float8 as revenue
    from listed p left join lateral (
      select count(*)::int as orders, sum(o.paid - o.refunded) as revenue
      from agent_orders a join orders o on o.id = a.order_id where a.platform_id = p.id and o.status <> 'cancelled'
    ) b on true
    order by p.is_blocked desc, p.last_seen desc, p.id`.execute(db)
  return rows.map(({ first_seen, last_seen, revenue, ...row }) => ({
    ...row,
    first_seen: first_seen.toISOString(),
    last_seen: last_seen.toISOString(),
    revenue: money(revenue),
  }))
}

async function listFailedEvents({ db }: Read): Promise<FailedEvent[]> {
  const rows = await db
    .selectFrom('agent_events as e')
    .innerJoin('agent_orders as a', 'a.order_id', 'e.order_id')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .select(['e.id', 'e.order_id', 'o.order_number', 'a.source as platform', 'e.answered as status', 'e.tries', 'e.ended_at'])
    .where('e.status', '=', 'failed')
    .orderBy('e.ended_at', 'desc')
    .limit(mostListedAgents)
    .execute()
  return rows.map(({ ended_at, ...row }) => ({ ...row, at: (ended_at ?? new Date(0)).toISOString() }))
}
