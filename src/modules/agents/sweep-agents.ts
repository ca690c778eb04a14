import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'
import { forgetClosedInAnswers } from './once/forget-in-answers.ts'
import { resumeEvents } from './webhooks/event-store.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Of one platform; the oldest untouched go first. */
const mostOpen = 5000
const answersHours = 48
const completedDays = 90
const idlePlatformDays = 90
/** Platforms that brought no order. */
const mostIdlePlatforms = 1000

/**
 * Deletes expired carts and checkouts with the buyers' data in them, those above a platform's limit, and stored answers after 48 h. Resumes
 * messages that no process sends.
 */
export async function sweepAgents(ctx: Ctx): Promise<void> {
  const { db, clock } = ctx
  const now = clock.now()
  await db.deleteFrom('agent_carts').where('expires_at', '<=', now).execute()
  await db.deleteFrom('agent_checkouts').where('expires_at', '<=', now).where('completed_at', 'is', null).execute()
  await sql`
    with opened as (
      select id, platform_id, touched_at from agent_carts where platform_id is not null
      union all select id, platform_id, touched_at from agent_checkouts where completed_at is null
    ), full_platforms as (select platform_id from opened group by platform_id having count(*) > ${mostOpen}),
    ranked as (
      select id, row_number() over (partition by platform_id order by touched_at desc, id) as place
      from opened where platform_id in (select platform_id from full_platforms)
    ), old as (select id from ranked where place > ${mostOpen}),
    carts as (delete from agent_carts where id in (select id from old))
    delete from agent_checkouts where id in (select id from old)`.execute(db)
  await db
    .deleteFrom('agent_answers')
    .where('created_at', '<', new Date(now.getTime() - answersHours * hourMs))
    .execute()
  await forgetClosedInAnswers(ctx)
  await resumeEvents(ctx)
}

/** Deletes completed checkouts and ended messages after 90 days, and platforms without an order likewise, 1,000 of which are kept. */
export async function forgetOldAgents({ db, clock }: Ctx): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  await db
    .deleteFrom('agent_checkouts')
    .where('completed_at', '<', before(completedDays * dayMs))
    .execute()
  await db
    .deleteFrom('agent_events')
    .where('ended_at', '<', before(completedDays * dayMs))
    .execute()
  await sql`
    delete from agent_platforms p where not p.is_blocked and not exists (select from agent_orders where platform_id = p.id) and (
      last_seen < ${before(idlePlatformDays * dayMs)}
      or id in (
        select id from agent_platforms i where not i.is_blocked and not exists (select from agent_orders where platform_id = i.id)
        order by last_seen desc offset ${mostIdlePlatforms}
      )
    )`.execute(db)
}
