import { sql } from 'kysely'
import { dayOf } from '#contract/rules/shop-time.ts'
import { type Database, withTransaction } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { addUpCohorts } from './cohorts.ts'
import { listDaysToCount, rangeOf } from './cells.ts'
import { addOrdersBehind, writeOrdersBehind } from './orders-behind.ts'
import { withRawCells } from './raw-cells.ts'
import { orderSources } from './raw-orders.ts'
import { type FigureKind, figureKinds, type DateRange } from './raw-rows.ts'

const hourMs = 3_600_000
/** How long after its end a day is added up: by then its sessions are over and its carts can no longer be recovered. */
const settledAfterMs: Record<FigureKind, number> = { orders: 7 * hourMs, visits: 7 * hourMs, carts: (7 * 24 + 7) * hourMs }
const dayMs = 24 * hourMs

/** Adds up every past day whose sums are missing or out of date. Safe to run again at any time. */
export async function addUpFigures(ctx: Ctx): Promise<void> {
  for (const kind of figureKinds) {
    for (const day of await listDueDays(ctx, kind)) await addUpDay(ctx, kind, day)
    for (const day of await listDaysWithoutOrders(ctx, kind)) await addOrders(ctx, kind, day)
    for (const month of await listDueMonths(ctx, kind)) await addUpMonth(ctx, kind, month)
  }
  await writeOpenSources(ctx)
  await addOpenOrders(ctx)
  await addUpCohorts(ctx)
}

/** Writes the sources of orders of open days, so that orders are found by source within a minute. */
async function writeOpenSources(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const lately = { from: dayOf(new Date(now.getTime() - settledAfterMs.orders - dayMs)), to: dayOf(now) }
  for (const day of await listDaysToCount(ctx, 'orders', lately)) await writeSources(ctx.db, rangeOf(day))
}

async function addOpenOrders(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  for (const kind of ['visits', 'carts'] as const) {
    const lately = { from: dayOf(new Date(now.getTime() - settledAfterMs[kind] - dayMs)), to: dayOf(now) }
    for (const day of await listDaysToCount(ctx, kind, lately)) await addOrdersBehind(ctx.db, kind, rangeOf(day))
  }
}

/** Lists days that were added up before the orders behind them were stored. */
async function listDaysWithoutOrders({ db }: Ctx, kind: FigureKind): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day::text from figure_days where kind = ${kind} and not has_orders order by day desc`.execute(db)
  return rows.map(({ day }) => day)
}

async function addOrders(ctx: Ctx, kind: FigureKind, day: string): Promise<void> {
  await withTransaction(ctx.db, async (db) => {
    await addOrdersBehind(db, kind, rangeOf(day))
    await sql`update figure_days set has_orders = true where kind = ${kind} and day = ${day}::date`.execute(db)
  })
}

async function writeSources(db: Database, range: DateRange): Promise<void> {
  await sql`
    insert into figure_order_sources as k (order_id, source, medium, campaign, device)
    select * from (${orderSources(range)}) sources
    on conflict (order_id) do update
      set source = excluded.source, medium = excluded.medium, campaign = excluded.campaign, device = excluded.device
      where not k.is_kept and (k.source, k.medium, k.campaign, k.device)
        is distinct from (excluded.source, excluded.medium, excluded.campaign, excluded.device)`.execute(db)
}

function listDueDays({ db, clock }: Ctx, kind: FigureKind): Promise<string[]> {
  const last = dayOf(new Date(clock.now().getTime() - settledAfterMs[kind] - dayMs))
  return listDaysToCount({ db }, kind, { from: '1970-01-01', to: last })
}

/** A concurrent change adds a row to `figure_changes` that is not among those deleted here, so the day is added up again. */
async function addUpDay(ctx: Ctx, kind: FigureKind, day: string): Promise<void> {
  await withTransaction(ctx.db, async (db) => {
    const { rows: seen } = await sql<{ id: number }>`select id from figure_changes where kind = ${kind} and day = ${day}::date`.execute(db)
    const range = rangeOf(day)
    if (kind === 'orders') await writeSources(db, range)
    await sql`delete from figure_cells where kind = ${kind} and day = ${day}::date and not is_kept`.execute(db)
    await withRawCells(db, kind, range, (inside, cells) =>
      sql`
        insert into figure_cells (kind, day, report, key, n1, n2, n3, n4, n5)
        select ${kind}, day::date, report, key, n1, n2, n3, n4, n5 from (${cells}) cells order by report, key`.execute(inside),
    )
    await writeOrdersBehind(db, kind, range, day)
    await sql`
      insert into figure_days (kind, day, added_up_at, has_orders) values (${kind}, ${day}::date, ${ctx.clock.now()}, true)
      on conflict (kind, day) do update set added_up_at = excluded.added_up_at, has_orders = true`.execute(db)
    await sql`delete from figure_changes where id = any(${seen.map(({ id }) => id)}::bigint[])`.execute(db)
    await sql`delete from figure_months where kind = ${kind} and month = date_trunc('month', ${day}::date)`.execute(db)
  })
}

/** Lists past months that have no sums yet and whose days are all added up and current. */
async function listDueMonths({ db, clock }: Ctx, kind: FigureKind): Promise<string[]> {
  const today = dayOf(clock.now())
  const open = await listDaysToCount({ db }, kind, { from: '1970-01-01', to: today })
  const { rows } = await sql<{ month: string }>`
    select distinct date_trunc('month', day)::date::text as month from figure_days d
    where kind = ${kind} and date_trunc('month', day) < date_trunc('month', ${today}::date)
      and not exists (select from figure_months m where m.kind = d.kind and m.month = date_trunc('month', d.day))
      and not exists (select from unnest(${open}::date[]) as o (day) where date_trunc('month', o.day) = date_trunc('month', d.day))`.execute(
    db,
  )
  return rows.map(({ month }) => month)
}

async function addUpMonth(ctx: Ctx, kind: FigureKind, month: string): Promise<void> {
  await withTransaction(ctx.db, async (db) => {
    await sql`insert into figure_months (kind, month) values (${kind}, ${month}::date)`.execute(db)
    await sql`
      insert into figure_month_cells (kind, month, report, key, n1, n2, n3, n4, n5)
      select kind, ${month}::date, report, key, sum(n1), sum(n2), sum(n3), sum(n4), sum(n5) from figure_cells
      where kind = ${kind} and report <> 'day' and day >= ${month}::date and day < ${month}::date + interval '1 month'
      group by kind, report, key
      -- Stores rows that are read together next to each other on disk.
      order by report, key`.execute(db)
  })
}
