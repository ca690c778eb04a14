import { sql } from 'kysely'
import type { ImageEngine } from '#contract/rules/studio-rules.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'

/** US dollars. */
export type Costs = { each: number; spent_today: number; day_limit: number | null }

type CostCtx = Pick<Ctx, 'db' | 'clock' | 'uses' | 'memory'>

/** Returns the expected cost of one picture with an engine, and today's cost so far. */
export async function readCosts(ctx: CostCtx, engine: ImageEngine): Promise<Costs> {
  const spent_today = await spentToday(ctx)
  if (engine === 'compositor') return { each: 0, spent_today, day_limit: null }
  const { image_cost_each, image_cost_per_day } = await getSettings(ctx)
  return { each: image_cost_each, spent_today, day_limit: image_cost_per_day }
}

/** Sums up the cost of a session's pictures in US dollars. Uses the estimate where the service did not report a cost. */
export async function spentOn({ db }: Pick<Ctx, 'db'>, sessionId: string): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(${costOfCall}), 0)::float8 as spent from studio_service_calls where session_id = ${sessionId}`.execute(db)
  return rows[0]?.spent ?? 0
}

/**
 * Throws studio_cost_limit if these costs (US dollars) and those of queued pictures would exceed the day's limit. Runs in a transaction, so
 * concurrent requests are counted one after the other.
 */
export async function requireBudget(ctx: CostCtx, wanted: number): Promise<void> {
  if (wanted === 0) return
  await holdBudget(ctx)
  const { image_cost_per_day: limit } = await getSettings(ctx)
  const { rows } = await sql<{ waiting: number }>`
    select coalesce(sum(i.estimated_cost), 0)::float8 as waiting from studio_images i
    where i.status = 'queued' and i.engine <> 'compositor'`.execute(ctx.db)
  const spent_today = await spentToday(ctx)
  const estimated = wanted + (rows[0]?.waiting ?? 0)
  if (isAbove(spent_today + estimated, limit)) refuse('studio_cost_limit', { limit, spent_today, estimated })
}

/** Checks that one call of this cost fits into the day's limit. Runs in the transaction that records the call. */
export async function fitsToday(ctx: CostCtx, cost: number): Promise<boolean> {
  await holdBudget(ctx)
  const { image_cost_per_day: limit } = await getSettings(ctx)
  return !isAbove((await spentToday(ctx)) + cost, limit)
}

async function spentToday({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(${costOfCall}), 0)::float8 as spent from studio_service_calls
    where asked_at >= date_trunc('day', ${clock.now()}::timestamptz, 'Asia/Kuala_Lumpur')`.execute(db)
  return rows[0]?.spent ?? 0
}

const costOfCall = sql`coalesce(actual_cost, case when state = 'unpaid' then 0 else estimated_cost end)`

async function holdBudget({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('studio budget', 0))`.execute(db)
}

/** Ignores rounding errors. */
function isAbove(sum: number, limit: number): boolean {
  return sum > limit + 1e-6
}
