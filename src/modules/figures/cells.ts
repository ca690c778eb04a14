import { type RawBuilder, sql } from 'kysely'
import { fewestVisits } from '#contract/rules/figure-reports.ts'
import { dayOf, endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import type { Ctx } from '#modules/context.ts'
import { cartCells } from './raw-carts.ts'
import { orderCells } from './raw-orders.ts'
import type { Cell, FigureKind, Stretch } from './raw-rows.ts'
import { visitCells } from './raw-visits.ts'

export const rawCells: Record<FigureKind, (stretch: Stretch) => RawBuilder<Cell>> = {
  orders: orderCells,
  visits: visitCells,
  carts: cartCells,
}

/** From when there are rows of a kind. */
const firstRows: Record<FigureKind, RawBuilder<{ first: Date | null }>> = {
  orders: sql`select min(placed_at) as first from orders`,
  visits: sql`select min(started_at) as first from analytics_sessions`,
  carts: sql`select min(occurred_at) as first from analytics_cart_abandonments`,
}

/** Since when all rows of a kind are there: months of visits are dropped whole, and what they added up to stays. */
const wholeSince: Record<FigureKind, RawBuilder<{ month: string | null }>> = {
  orders: sql`select '1970_01' as month`,
  visits: oldestMonthOf('analytics_sessions'),
  carts: oldestMonthOf('analytics_cart_abandonments'),
}

function oldestMonthOf(table: string): RawBuilder<{ month: string | null }> {
  return sql`select min(right(relname, 7)) as month from pg_class
    where relnamespace = 'analytics_months'::regnamespace and relkind = 'r' and starts_with(relname, ${table})`
}

export type Days = { from: string; to: string }
/** `day` is empty for sums of the whole span. */
export type SpanCells = readonly Cell[]

const dayMs = 24 * 3_600_000

/** Reports with a key for everything that was ever typed or bought together; what a page shows of them stands first by one of these. */
const longReports = { search: ['n1', 'n2'], pair: ['n1'] } as const

/** What few typed is not told, so it need not be read. */
const isOfMany = sql`and n3 - n4 not between 1 and ${sql.lit(fewestVisits - 1)}`
/** Of every option that was sold; asked for by itself alone. */
const asideReport = 'level'

type Asked = {
  /** Only this report. */
  report?: string
  /** So many of a long report are enough. */
  most?: number
}

/** Everything of a kind in a span: by day for the report `day`, otherwise summed. Days that are not added up are read from the rows. */
export async function readCells(ctx: Pick<Ctx, 'db' | 'clock'>, kind: FigureKind, days: Days, asked: Asked = {}): Promise<SpanCells> {
  const open = await listOpenDays(ctx, kind, days)
  const stretches = await Promise.all(stretchesOf(open).map(async (stretch) => (await rawCells[kind](stretch).execute(ctx.db)).rows))
  const raw = stretches.flat().filter(({ report }) => asked.report === undefined || report === asked.report)
  const sums = new Map<string, Cell>()
  for (const cell of [...(await readAddedUp(ctx, kind, { days, open, raw, ...asked })), ...raw]) {
    const day = cell.report === 'day' ? cell.day : ''
    const name = `${day}\n${cell.report}\n${cell.key}`
    const sum = sums.get(name)
    if (sum) for (const n of ['n1', 'n2', 'n3', 'n4', 'n5'] as const) sum[n] += cell[n]
    else sums.set(name, { ...cell, day })
  }
  return [...sums.values()]
}

type AddedUp = Asked & { days: Days; open: readonly string[]; raw: readonly Cell[] }

/** Of whole months their own sums, of the rest those of the days. Of a long report its first, and whatever the open days have of it too. */
async function readAddedUp({ db }: Pick<Ctx, 'db'>, kind: FigureKind, { days, open, raw, report, most }: AddedUp): Promise<Cell[]> {
  const { from, to } = days
  const long = most === undefined ? [] : Object.keys(longReports)
  const openKeys = raw.filter((cell) => long.includes(cell.report)).map(({ key }) => key)
  const meant = report === undefined ? sql`and report <> ${asideReport}` : sql`and report = ${report}`
  const figures = sql`n1, n2, n3, n4, n5`
  const firsts = Object.entries(longReports).flatMap(([name, orders]) =>
    orders.map((n) => sql`union (select * from sums where report = ${name} ${name === 'search' ? isOfMany : sql``}
      order by ${sql.ref(n)} desc, key limit ${most ?? 0})`),
  )
  const { rows } = await sql<Cell>`
    with whole as materialized (
      select month from figure_months where kind = ${kind} and month >= ${from}::date and month + interval '1 month - 1 day' <= ${to}::date
        and not exists (select from unnest(${open}::date[]) as o (day) where date_trunc('month', o.day) = month)
    ), cells as (
      select day, report, key, ${figures} from figure_cells
      where kind = ${kind} and report = 'day' ${meant} and day between ${from}::date and ${to}::date and (is_kept or day <> all(${open}::date[]))
      union all
      select null, report, key, ${figures} from figure_cells
      where kind = ${kind} and report <> 'day' ${meant} and day between ${from}::date and ${to}::date
        and (is_kept or day <> all(${open}::date[])) and date_trunc('month', day)::date not in (select month from whole)
      union all
      select null, report, key, ${figures} from figure_month_cells
      where kind = ${kind} ${meant} and month in (select month from whole)
    ), sums as (
      select coalesce(day::text, '') as day, report, key,
        sum(n1)::bigint as n1, sum(n2)::bigint as n2, sum(n3)::bigint as n3, sum(n4)::bigint as n4, sum(n5)::bigint as n5
      from cells group by 1, report, key
    )
    select * from sums where report <> all(${long}::text[]) or key = any(${openKeys}::text[])
    ${long.length === 0 ? sql`` : sql.join(firsts, sql` `)}`.execute(db)
  return rows
}

/** Days of the span, up to today, that are read from the rows. */
function listOpenDays({ db, clock }: Pick<Ctx, 'db' | 'clock'>, kind: FigureKind, { from, to }: Days): Promise<string[]> {
  return listDaysToCount({ db }, kind, { from, to: to < dayOf(clock.now()) ? to : dayOf(clock.now()) })
}

/** Of these days those that have rows and were not added up, or changed since. */
export async function listDaysToCount({ db }: Pick<Ctx, 'db'>, kind: FigureKind, { from, to }: Days): Promise<string[]> {
  const [{ rows: firsts }, { rows: months }] = await Promise.all([firstRows[kind].execute(db), wholeSince[kind].execute(db)])
  const [first, month] = [firsts[0]?.first, months[0]?.month]
  const whole = month ? new Date(`${month.replace('_', '-')}-01`) : undefined
  const { rows } = await sql<{ day: string }>`
    select g::date::text as day
    from generate_series(greatest(${from}::date, ${first ? dayOf(first) : null}::date), ${to}::date, interval '1 day') g
    where ${Boolean(first)} and not exists (select from figure_days d where d.kind = ${kind} and d.day = g::date)
    union
    select day::text from figure_changes
    where kind = ${kind} and day between ${from}::date and ${to}::date
      and day::timestamp at time zone 'Asia/Kuala_Lumpur' >= ${whole ?? null}::timestamptz
    order by 1`.execute(db)
  return rows.map(({ day }) => day)
}

/** Days in a row are read at once. */
function stretchesOf(days: readonly string[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const day of days) {
    const last = stretches.at(-1)
    if (last && last.end.getTime() === startOfDay(day).getTime()) last.end = new Date(last.end.getTime() + dayMs)
    else stretches.push(stretchOf(day))
  }
  return stretches
}

export function stretchOf(day: string): Stretch {
  return { start: startOfDay(day), end: endOfDay(day) }
}
