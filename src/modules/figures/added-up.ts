import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'
import { readBesideFirst, readFirstKeys, type SpanOfKeys } from './first-keys.ts'
import { readWhileSame } from './kept-sums.ts'
import type { Cell, FigureKind } from './raw-rows.ts'
import { type Days, eachDay } from './span.ts'

/** Reports that are summed over a span, in addition to the report `day`. */
const summedReports: Record<FigureKind, readonly string[]> = {
  orders: ['country', 'language', 'source', 'buyer', 'discount', 'partner', 'product', 'letter'],
  visits: ['funnel', 'paid', 'campaign', 'product'],
  carts: ['cart'],
}
type LongReport = { report: string; orders: readonly ('n1' | 'n2')[] }
/** Reports with a key for every search or pair of products. A page shows the largest by one of these counts. */
const longReports: Record<FigureKind, readonly LongReport[]> = {
  orders: [{ report: 'pair', orders: ['n1'] }],
  visits: [{ report: 'search', orders: ['n1', 'n2'] }],
  carts: [],
}
type AddedUp = {
  days: Days
  open: readonly string[]
  version: string
  openCells: Promise<readonly Cell[]>
  reports?: readonly string[] | undefined
  most?: number | undefined
}
type Keep = (what: string, read: () => Promise<readonly Cell[]>) => Promise<readonly Cell[]>

/**
 * Returns the sums of a span without its open days. They are cached in this process until a day is added up again. Of a long report it
 * returns the first keys, and keys of open days that could be among them.
 */
export async function readAddedUp(
  ctx: Pick<Ctx, 'db' | 'memory'>,
  kind: FigureKind,
  { days, open, version, openCells, reports, most }: AddedUp,
): Promise<Cell[]> {
  const keep: Keep = (what, read) => readWhileSame(ctx.memory, { name: [kind, what, days.from, days.to, ...open].join(' '), version }, read)
  const long = reports === undefined ? longReports[kind] : []
  const summed = reports?.filter((report) => report !== 'day') ?? [
    ...summedReports[kind],
    ...(most === undefined ? long.map(({ report }) => report) : []),
  ]
  const parts = once(() => partsOf(ctx, kind, days, open))
  const cells = await Promise.all([
    reports && !reports.includes('day') ? [] : keep('day', () => readDays(ctx, kind, days, open)),
    summed.length === 0 ? [] : keep(summed.join(','), async () => readSums(ctx, kind, await parts(), summed)),
    ...(most ? long.map((one) => readFirst(ctx, kind, { ...one, openCells, most, parts, keep })) : []),
  ])
  return cells.flat()
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined
  return () => (reading ??= read())
}

type First = LongReport & { openCells: Promise<readonly Cell[]>; most: number; parts: () => Promise<Parts>; keep: Keep }

/** Casts counts to four bytes, which suffice for a day or month, since larger sums are the slow part with many keys. */
async function readFirst(
  { db }: Pick<Ctx, 'db'>,
  kind: FigureKind,
  { report, orders, openCells, most, parts, keep }: First,
): Promise<Cell[]> {
  const counts = sql.join(orders.length === 1 ? [sql`n1`] : [sql`n1`, sql`n2`, sql`n3`, sql`n4`])
  const summed = sql.join(
    ['n1', 'n2', 'n3', 'n4'].map((n, at) =>
      orders.length === 1 && at > 0 ? sql`0 as ${sql.ref(n)}` : sql`sum(${sql.ref(n)}::int) as ${sql.ref(n)}`,
    ),
  )
  const span = once(async (): Promise<SpanOfKeys> => {
    const { months, loose } = await parts()
    return {
      kind,
      report,
      orders,
      most,
      days: loose.length + months.length * 30,
      sums: (which: RawBuilder<unknown>) => sql<Cell>`select '' as day, ${report} as report, key, ${summed}, 0 as n5
        from (${cellsOf(kind, { months, loose }, counts, sql`report = ${report} ${which}`)}) cells group by key`,
    }
  })
  const firsts = await keep(`${report} ${most}`, async () => readFirstKeys(db, await span()))
  const open = (await openCells).filter((cell) => cell.report === report)
  return [...firsts, ...(open.length === 0 ? [] : await readBesideFirst(db, await span(), firsts, open))]
}

const names = ['n1', 'n2', 'n3', 'n4', 'n5'] as const
/** Casts counts of visits to four bytes, which sum faster. Some sums of orders are in sen and need eight. */
const figuresOf = (kind: FigureKind) =>
  sql.join(
    names.map((n) =>
      kind === 'visits' ? sql`sum(${sql.ref(n)}::int) as ${sql.ref(n)}` : sql`sum(${sql.ref(n)})::bigint as ${sql.ref(n)}`,
    ),
  )

/** An option has no other figures. */
const justPieces = sql`sum(n1::int) as n1, 0 as n2, 0 as n3, 0 as n4, 0 as n5`

async function readDays({ db }: Pick<Ctx, 'db'>, kind: FigureKind, { from, to }: Days, open: readonly string[]): Promise<Cell[]> {
  const { rows } = await sql<Cell>`
    select day::text, 'day' as report, '' as key, ${figuresOf(kind)} from figure_cells
    where kind = ${kind} and report = 'day' and day between ${from}::date and ${to}::date and day <> all(${open}::date[])
    group by day`.execute(db)
  return rows
}

async function readSums({ db }: Pick<Ctx, 'db'>, kind: FigureKind, parts: Parts, reports: readonly string[]): Promise<Cell[]> {
  const { rows } = await sql<Cell>`
    select '' as day, report, key, ${reports.every((report) => report === 'level') ? justPieces : figuresOf(kind)}
    from (${cellsOf(kind, parts, sql`report, n1, n2, n3, n4, n5`, sql`report = any(${reports}::text[])`)}) cells
    group by report, key`.execute(db)
  return rows
}

/** Selects every pair of the span's past days, unsummed, for a file that is written row by row. */
export async function addedUpPairs(ctx: Pick<Ctx, 'db'>, days: Days, open: readonly string[]): Promise<RawBuilder<unknown>> {
  return cellsOf('orders', await partsOf(ctx, 'orders', days, open), sql`n1`, sql`report = 'pair'`)
}

type Parts = { months: readonly string[]; loose: readonly string[] }

/** Returns the months that can be read whole, and the remaining days. */
async function partsOf({ db }: Pick<Ctx, 'db'>, kind: FigureKind, days: Days, open: readonly string[]): Promise<Parts> {
  const { rows } = await sql<{ month: string }>`
    select month::text from figure_months
    where kind = ${kind} and month >= ${days.from}::date and month + interval '1 month - 1 day' <= ${days.to}::date`.execute(db)
  const openMonths = new Set(open.map((day) => day.slice(0, 7)))
  const whole = new Set(rows.map(({ month }) => month.slice(0, 7)).filter((month) => !openMonths.has(month)))
  return {
    months: [...whole].map((month) => `${month}-01`),
    loose: eachDay(days).filter((day) => !whole.has(day.slice(0, 7)) && !open.includes(day)),
  }
}

function cellsOf(kind: FigureKind, { months, loose }: Parts, columns: RawBuilder<unknown>, which: RawBuilder<unknown>) {
  return sql`
    select key, ${columns} from figure_cells where kind = ${kind} and ${which} and day = any(${loose}::date[])
    union all
    select key, ${columns} from figure_month_cells where kind = ${kind} and ${which} and month = any(${months}::date[])`
}
