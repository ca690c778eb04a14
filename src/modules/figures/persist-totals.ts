import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { rangeOf } from './cells.ts'
import { keepOrdersBehind } from './orders-behind.ts'
import { withRawCells } from './raw-cells.ts'
import { orderSources } from './raw-orders.ts'
import { type FigureKind, shopDay, type DateRange } from './raw-rows.ts'

const dayMs = 24 * 3_600_000

/** Stores a person's share of the sums by day, without a link to the person, before their rows are deleted. */
export async function persistTotals({ db }: Pick<Ctx, 'db'>, { accountId }: { accountId: string }): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    select ${shopDay(sql`started_at`)}::text as day from analytics_sessions where account_id = ${accountId}
    union select ${shopDay(sql`occurred_at`)}::text from analytics_cart_abandonments where account_id = ${accountId}`.execute(db)
  for (const { day } of rows) {
    const range = { ...rangeOf(day), accountId }
    await sql`
      insert into figure_order_sources (order_id, source, medium, campaign, device, is_kept)
      select *, true from (
        ${orderSources(placedAround(range), sql`and s.account_id = ${accountId}`)}
      ) sources
      on conflict (order_id) do update set is_kept = true`.execute(db)
    for (const kind of ['visits', 'carts'] as const) {
      await keepCells(db, kind, range)
      await keepOrdersBehind(db, kind, range)
    }
    // Events after midnight are in the next day's file.
    await sql`
      insert into figure_changes (kind, day)
      values ('visits', ${day}::date), ('visits', ${day}::date + 1), ('carts', ${day}::date)`.execute(db)
  }
}

/** Widens a range to orders that its visits may report: placed before the visit began, or after midnight. */
function placedAround({ start, end }: DateRange): DateRange {
  return { start: new Date(start.getTime() - dayMs), end: new Date(end.getTime() + dayMs) }
}

async function keepCells(db: Database, kind: FigureKind, range: DateRange): Promise<void> {
  await withRawCells(db, kind, range, (inside, cells) =>
    sql`
      insert into figure_cells as f (kind, day, report, key, is_kept, n1, n2, n3, n4, n5)
      select ${kind}, day::date, report, key, true, n1, n2, n3, n4, n5 from (${cells}) cells
      on conflict (kind, day, report, key, is_kept) do update set n1 = f.n1 + excluded.n1, n2 = f.n2 + excluded.n2,
        n3 = f.n3 + excluded.n3, n4 = f.n4 + excluded.n4, n5 = f.n5 + excluded.n5`.execute(inside),
  )
}
