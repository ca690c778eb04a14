import { type RawBuilder, sql } from 'kysely'
import { dayOf, endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import type { Ctx } from '#modules/context.ts'
import { addedUpPairs, readAddedUp } from './added-up.ts'
import { rawCells, readRawCells } from './raw-cells.ts'
import { type Cell, type FigureKind, shopDay, type DateRange } from './raw-rows.ts'
import type { Days } from './span.ts'

const firstRows: Record<FigureKind, RawBuilder<unknown>> = {
  orders: sql`select min(placed_at) from orders`,
  visits: sql`select min(started_at) from analytics_sessions`,
  carts: sql`select min(occurred_at) from analytics_cart_abandonments`,
}

/** The month since which all rows of a kind exist. Old months of visits are dropped, but their sums stay. */
const wholeSince: Record<FigureKind, RawBuilder<unknown>> = {
  orders: sql`select '1970_01'`,
  visits: oldestMonthOf('analytics_sessions'),
  carts: oldestMonthOf('analytics_cart_abandonments'),
}

function oldestMonthOf(table: string): RawBuilder<unknown> {
  return sql`select min(right(relname, 7)) from pg_class
    where relnamespace = 'analytics_months'::regnamespace and relkind = 'r' and starts_with(relname, ${table})`
}

/** `day` is empty for sums of the whole span. */
export type SpanCells = readonly Cell[]

const dayMs = 24 * 3_600_000

type Asked = {
  /** Only these reports, such as `level`, which has every option sold and is read only on request. */
  reports?: readonly string[]
  /** The most keys needed of a long report. */
  most?: number
}

/** Returns the cells of a span: by day for the report `day`, otherwise summed. Days that are not added up are read from the rows. */
export async function readCells(
  ctx: Pick<Ctx, 'db' | 'clock' | 'memory'>,
  kind: FigureKind,
  days: Days,
  asked: Asked = {},
): Promise<SpanCells> {
  const { open, version } = await readOpenDays(ctx, kind, days)
  const openCells = readOpenCells(ctx, kind, { open, ...asked })
  const sums = new Map<string, Cell>()
  const parts = await Promise.all([readAddedUp(ctx, kind, { days, open, version, openCells, ...asked }), openCells])
  for (const cell of parts.flat()) {
    const day = cell.report === 'day' ? cell.day : ''
    const name = `${day}\n${cell.report}\n${cell.key}`
    const sum = sums.get(name)
    if (sum) for (const n of ['n1', 'n2', 'n3', 'n4', 'n5'] as const) sum[n] += cell[n]
    else sums.set(name, { ...cell, day })
  }
  return [...sums.values()]
}

/** Selects every pair of products bought together in a span as `key` and `n1`, not yet summed. */
export async function pairsOfSpan(ctx: Pick<Ctx, 'db' | 'clock'>, days: Days): Promise<RawBuilder<unknown>> {
  const { open } = await readOpenDays(ctx, 'orders', days)
  const raw = rangesOf(open, dayOf(ctx.clock.now())).map(
    (range) => sql`union all select key, n1 from (${rawCells.orders(range)}) cells where report = 'pair'`,
  )
  return sql`${await addedUpPairs(ctx, days, open)} ${sql.join(raw, sql` `)}`
}

/** Reads the rows of open days, and the stored sums of people who left. */
async function readOpenCells(
  ctx: Pick<Ctx, 'db' | 'clock' | 'memory'>,
  kind: FigureKind,
  { open, reports }: { open: readonly string[]; reports?: readonly string[] },
): Promise<Cell[]> {
  if (open.length === 0) return []
  const [kept, ...raw] = await Promise.all([
    sql<Cell>`select day::text, report, key, n1, n2, n3, n4, n5 from figure_cells
      where kind = ${kind} and is_kept and day = any(${open}::date[])`
      .execute(ctx.db)
      .then(({ rows }) => rows),
    ...rangesOf(open, dayOf(ctx.clock.now())).map((range) => readRawCells(ctx, kind, range)),
  ])
  return [...kept, ...raw.flat()].filter(({ report }) => reports === undefined || reports.includes(report))
}

type OpenDays = { open: string[]; version: string }

/** Returns days of the span, up to today, that must be read from the rows. `version` changes when any day is added up. */
async function readOpenDays({ db, clock }: Pick<Ctx, 'db' | 'clock'>, kind: FigureKind, { from, to }: Days): Promise<OpenDays> {
  const last = to < dayOf(clock.now()) ? to : dayOf(clock.now())
  const { rows } = await sql<OpenDays>`
    select coalesce((select array_agg(day order by day) from (${daysToCount(kind, { from, to: last })}) days), '{}') as open,
      (select concat_ws(' ', count(*), sum(xmin::text::bigint)) from figure_days
        where kind = ${kind} and day between ${from}::date and ${last}::date) as version`.execute(db)
  return rows[0] ?? { open: [], version: '' }
}

/** Lists the days that have rows and were not added up, or have changed since. */
export async function listDaysToCount({ db }: Pick<Ctx, 'db'>, kind: FigureKind, days: Days): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`${daysToCount(kind, days)} order by 1`.execute(db)
  return rows.map(({ day }) => day)
}

const daysToCount = (kind: FigureKind, { from, to }: Days) => sql<{ day: string }>`
  with began as materialized (
    select ${shopDay(sql`(${firstRows[kind]})`)} as first, (to_date((${wholeSince[kind]}), 'YYYY_MM')::timestamp at time zone 'UTC') as whole
  )
  select g::date::text as day
  from began, generate_series(greatest(${from}::date, began.first), ${to}::date, interval '1 day') g
  where began.first is not null and not exists (select from figure_days d where d.kind = ${kind} and d.day = g::date)
  union
  select c.day::text from began, figure_changes c
  where c.kind = ${kind} and c.day between ${from}::date and ${to}::date and c.day::timestamp at time zone 'Asia/Kuala_Lumpur' >= began.whole`

/** Reads consecutive days at once, but today separately, since only some spans of a response include it. */
function rangesOf(days: readonly string[], today: string): DateRange[] {
  const ranges: DateRange[] = []
  for (const day of days) {
    const last = ranges.at(-1)
    if (day !== today && last && last.end.getTime() === startOfDay(day).getTime()) last.end = new Date(last.end.getTime() + dayMs)
    else ranges.push(rangeOf(day))
  }
  return ranges
}

export function rangeOf(day: string): DateRange {
  return { start: startOfDay(day), end: endOfDay(day) }
}
