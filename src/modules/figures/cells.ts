import { type RawBuilder, sql } from 'kysely'
import { fewestVisits } from '#contract/rules/figure-reports.ts'
import { dayOf, endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import type { Ctx } from '#modules/context.ts'
import { readFirstKeys } from './first-keys.ts'
import { readRawCells } from './raw-cells.ts'
import type { Cell, FigureKind, Stretch } from './raw-rows.ts'
import { type Days, eachDay } from './span.ts'

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

/** `day` is empty for sums of the whole span. */
export type SpanCells = readonly Cell[]

const dayMs = 24 * 3_600_000

/** What few typed is not told, so it need not be read. */
const isOfMany = sql`and n3 - n4 not between 1 and ${sql.lit(fewestVisits - 1)}`

/** What is summed over a span, beside the report `day`. */
const summedReports: Record<FigureKind, readonly string[]> = {
  orders: ['country', 'language', 'source', 'buyer', 'discount', 'partner', 'product', 'letter'],
  visits: ['funnel', 'paid', 'campaign', 'product'],
  carts: ['cart'],
}
type LongReport = { report: string; orders: readonly ('n1' | 'n2')[]; of: RawBuilder<unknown> }
/** Reports with a key for everything that was ever typed or bought together; what a page shows of them stands first by one of these. */
const longReports: Record<FigureKind, readonly LongReport[]> = {
  orders: [{ report: 'pair', orders: ['n1'], of: sql`` }],
  visits: [{ report: 'search', orders: ['n1', 'n2'], of: isOfMany }],
  carts: [],
}
type Asked = {
  /** Only these reports, such as `level`, which is of every option that was sold and asked for by itself alone. */
  reports?: readonly string[]
  /** So many of a long report are enough. */
  most?: number
}

/** Everything of a kind in a span: by day for the report `day`, otherwise summed. Days that are not added up are read from the rows. */
export async function readCells(
  ctx: Pick<Ctx, 'db' | 'clock' | 'memory'>,
  kind: FigureKind,
  days: Days,
  asked: Asked = {},
): Promise<SpanCells> {
  const open = await listOpenDays(ctx, kind, days)
  const stretches = await Promise.all(stretchesOf(open, dayOf(ctx.clock.now())).map((stretch) => readRawCells(ctx, kind, stretch)))
  const raw = stretches.flat().filter(({ report }) => asked.reports === undefined || asked.reports.includes(report))
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
async function readAddedUp(ctx: Pick<Ctx, 'db'>, kind: FigureKind, { days, open, raw, reports, most }: AddedUp): Promise<Cell[]> {
  const long = longReports[kind]
  const summed = reports?.filter((report) => report !== 'day')
  if (summed?.length === 0) return readDays(ctx, kind, days, open)
  const parts = await partsOf(ctx, kind, days, open)
  const sums = sumsOf(kind, parts)
  if (reports && summed) {
    const [byDay, { rows }] = await Promise.all([
      reports.includes('day') ? readDays(ctx, kind, days, open) : [],
      sums(summed).execute(ctx.db),
    ])
    return [...byDay, ...rows]
  }
  const [byDay, { rows }, ...firsts] = await Promise.all([
    readDays(ctx, kind, days, open),
    sums([...summedReports[kind], ...(most === undefined ? long.map((one) => one.report) : [])]).execute(ctx.db),
    ...(most === undefined ? [] : long.map((one) => readFirst(ctx, kind, { ...one, raw, most, parts }))),
  ])
  return [...byDay, ...rows, ...firsts.flat()]
}

type First = LongReport & { raw: readonly Cell[]; most: number; parts: Parts }

/** Counts alone, which fit into four bytes in a day and a month: the rest of the sum is the slow part of many keys. */
async function readFirst({ db }: Pick<Ctx, 'db'>, kind: FigureKind, { report, orders, of, raw, most, parts }: First): Promise<Cell[]> {
  if (most === 0) return []
  const open = [...Map.groupBy(raw, (cell) => (cell.report === report ? cell.key : ''))]
    .filter(([key]) => key !== '')
    .map(([, cells]) => cells.reduce((sum, cell) => ({ ...sum, n1: sum.n1 + cell.n1, n2: sum.n2 + cell.n2 })))
  const counts = sql.join(orders.length === 1 ? [sql`n1`] : [sql`n1`, sql`n2`, sql`n3`, sql`n4`])
  const summed = sql.join(
    ['n1', 'n2', 'n3', 'n4'].map((n, at) =>
      orders.length === 1 && at > 0 ? sql`0 as ${sql.ref(n)}` : sql`sum(${sql.ref(n)}::int) as ${sql.ref(n)}`,
    ),
  )
  const sums = (which: RawBuilder<unknown>) => sql<Cell>`select '' as day, ${report} as report, key, ${summed}, 0 as n5
    from (${cellsOf(kind, parts, counts, sql`report = ${report} ${which}`)}) cells group by key`
  const days = parts.loose.length + parts.months.length * 30
  return readFirstKeys(db, { kind, report, orders, of, most, days, open, sums })
}

const figures = sql`sum(n1)::bigint as n1, sum(n2)::bigint as n2, sum(n3)::bigint as n3, sum(n4)::bigint as n4, sum(n5)::bigint as n5`
/** What is kept of people who left counts beside the rows of a day that is open. */
const stands = (open: readonly string[]) => sql`(is_kept or day <> all(${open}::date[]))`

async function readDays({ db }: Pick<Ctx, 'db'>, kind: FigureKind, { from, to }: Days, open: readonly string[]): Promise<Cell[]> {
  const { rows } = await sql<Cell>`
    select day::text, 'day' as report, '' as key, ${figures} from figure_cells
    where kind = ${kind} and report = 'day' and day between ${from}::date and ${to}::date and ${stands(open)} group by day`.execute(db)
  return rows
}

type Parts = { months: readonly string[]; loose: readonly string[]; open: readonly string[] }

/** The months that are read whole, and the days beside them. */
async function partsOf({ db }: Pick<Ctx, 'db'>, kind: FigureKind, days: Days, open: readonly string[]): Promise<Parts> {
  const { rows } = await sql<{ month: string }>`
    select month::text from figure_months
    where kind = ${kind} and month >= ${days.from}::date and month + interval '1 month - 1 day' <= ${days.to}::date`.execute(db)
  const openMonths = new Set(open.map((day) => day.slice(0, 7)))
  const whole = new Set(rows.map(({ month }) => month.slice(0, 7)).filter((month) => !openMonths.has(month)))
  return {
    months: [...whole].map((month) => `${month}-01`),
    loose: eachDay(days).filter((day) => !whole.has(day.slice(0, 7))),
    open,
  }
}

const sumsOf =
  (kind: FigureKind, parts: Parts) =>
  (reports: readonly string[]): RawBuilder<Cell> =>
    sql<Cell>`
    select '' as day, report, key, ${figures}
    from (${cellsOf(kind, parts, sql`report, n1, n2, n3, n4, n5`, sql`report = any(${reports}::text[])`)}) cells group by report, key`

function cellsOf(kind: FigureKind, { months, loose, open }: Parts, columns: RawBuilder<unknown>, which: RawBuilder<unknown>) {
  return sql`
    select key, ${columns} from figure_cells where kind = ${kind} and ${which} and day = any(${loose}::date[]) and ${stands(open)}
    union all
    select key, ${columns} from figure_month_cells where kind = ${kind} and ${which} and month = any(${months}::date[])`
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

/** Days in a row are read at once, today for itself: of one answer some spans have it and others end before it. */
function stretchesOf(days: readonly string[], today: string): Stretch[] {
  const stretches: Stretch[] = []
  for (const day of days) {
    const last = stretches.at(-1)
    if (day !== today && last && last.end.getTime() === startOfDay(day).getTime()) last.end = new Date(last.end.getTime() + dayMs)
    else stretches.push(stretchOf(day))
  }
  return stretches
}

export function stretchOf(day: string): Stretch {
  return { start: startOfDay(day), end: endOfDay(day) }
}
