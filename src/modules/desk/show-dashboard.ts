import { sql } from 'kysely'
import { isAdmin } from '#contract/actor.ts'
import type { Attention, Dashboard } from '#contract/desk.ts'
import { type DashboardRange, waitingLists, type WaitName, waitNames } from '#contract/rules/waiting-lists.ts'
import { shopTimeZone } from '#contract/rules/shop-time.ts'
import { listFailedJobs } from '#kit/jobs/failed-jobs.ts'
import { listScarceOptions, readProductFigures } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import type { Waiting, PendingCounts } from '#modules/module.ts'
import { listNewestOrders, readOrderDays, readOrderFigures } from '#modules/orders/index.ts'
import { type EarlierSpan, spansOf } from './spans.ts'

const mostOrders = 10
const mostScarce = 6

/** Returns the figures of a range and of the span before it, and the counts of items that need attention. */
export async function showDashboard(
  ctx: Ctx,
  { range, pendingCounts }: { range: DashboardRange; pendingCounts: PendingCounts },
): Promise<Dashboard> {
  const now = ctx.clock.now()
  const { from, earlier } = spansOf(range, now)
  const [figures, products, previous, days, earlierDays, recentOrders, attention, scarce, failed] = await Promise.all([
    readOrderFigures(ctx, { from }),
    readProductFigures(ctx),
    earlier ? readEarlier(ctx, earlier) : null,
    readOrderDays(ctx, { from: earlier && from, to: now }),
    earlier ? readOrderDays(ctx, { from: earlier.from, to: new Date(earlier.to.getTime() - 1) }) : [],
    listNewestOrders(ctx, { most: mostOrders }),
    countWaiting(ctx, pendingCounts),
    listScarceOptions(ctx, mostScarce),
    isAdmin(ctx.actor) ? listFailedJobs(ctx.db) : [],
  ])
  return {
    range,
    from: from.toISOString(),
    to: now.toISOString(),
    time_zone: shopTimeZone,
    stats: { ...products, ...figures },
    previous,
    by_day: days,
    previous_by_day: earlierDays,
    recent_orders: recentOrders,
    attention,
    running_low: scarce,
    failed_jobs: failed.map(({ last_failed_at, ...job }) => ({ ...job, last_failed_at: last_failed_at.toISOString() })),
  }
}

async function readEarlier(ctx: Ctx, { from, passed }: EarlierSpan): Promise<Dashboard['previous']> {
  const [figures, { total_products }] = await Promise.all([readOrderFigures(ctx, { from, to: passed }), readProductFigures(ctx, passed)])
  return { total_products, in_stock: null, ...figures }
}

export async function showWaiting(ctx: Ctx, pendingCounts: PendingCounts): Promise<{ attention: Attention }> {
  return { attention: await countWaiting(ctx, pendingCounts) }
}

/** Uses one statement, since every page of the back office shows the counts. A kind that no module counts is empty. */
async function countWaiting({ db, clock }: Ctx, pendingCounts: PendingCounts): Promise<Attention> {
  const counts = waitNames.flatMap((name) => {
    const wait = pendingCounts[name]?.(clock.now())
    return wait ? [sql`select ${sql.lit(name)} as name, w.count::int as count, w.since::timestamptz as since from (${wait}) as w`] : []
  })
  const { rows } = await sql<Waiting & { name: WaitName }>`${sql.join(counts, sql` union all `)}`.execute(db)
  const counted = new Map(rows.map((row) => [row.name, row]))
  const attention = waitNames.map((name) => {
    const { count = 0, since } = counted.get(name) ?? {}
    return [name, { count, href: waitingLists[name], since: since?.toISOString() ?? null }]
  })
  return Object.fromEntries(attention) as Attention
}
