import { sql } from 'kysely'
import type { ImageEngine } from '#contract/rules/studio-rules.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { CostLimit } from './studio-errors.ts'

/** US dollars. */
export type Costs = { each: number; spent_today: number; day_limit: number | null }

type CostCtx = Pick<Ctx, 'db' | 'clock' | 'uses' | 'memory'>

/** What a picture is expected to cost with an engine, and what today's cost so far. */
export async function readCosts(ctx: CostCtx, engine: ImageEngine): Promise<Costs> {
  const spent_today = await spentToday(ctx)
  if (engine === 'compositor') return { each: 0, spent_today, day_limit: null }
  const { image_cost_each, image_cost_per_day } = await getSettings(ctx)
  return { each: image_cost_each, spent_today, day_limit: image_cost_per_day }
}

/** Of one session: what its pictures cost, with what is expected where the service did not say. */
export async function spentOn({ db }: Pick<Ctx, 'db'>, sessionId: string): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(${costOfCall}), 0)::float8 as spent from studio_service_calls where session_id = ${sessionId}`.execute(db)
  return rows[0]?.spent ?? 0
}

/**
 * Throws CostLimit where so many more dollars, with what is waiting already, would pass the day's limit. In a transaction: two who ask at once
 * are counted one after the other.
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
  if (isAbove(spent_today + estimated, limit)) throw new CostLimit({ limit, spent_today, estimated })
}

/** Whether one call of this cost still fits in the day; in the transaction that writes the call down. */
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

/** By more than rounding. */
function isAbove(sum: number, limit: number): boolean {
  return sum > limit + 1e-6
}
