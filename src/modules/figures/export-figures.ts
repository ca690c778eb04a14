import type { Figures } from '#contract/figures.ts'
import type { CsvFile } from '#contract/lists.ts'
import { byteOrderMark, csvLine } from '#contract/rules/csv.ts'
import {
  everythingFile,
  mostInEverything,
  type ReportFile,
  type ReportName,
  reportNames,
  figureKeySeparator,
} from '#contract/rules/figure-reports.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { type FigureFilter, showFigures } from './show-figures.ts'
import { sql } from 'kysely'
import { type CsvColumn, csvAnswer } from '#modules/csv-answer.ts'
import { pairsOfSpan } from './cells.ts'
import { daysOf } from './span.ts'

type Cells = readonly (string | number | null)[]
/** The headings, named as in the response, and the rows. */
type Table = readonly [headings: readonly string[], rows: readonly Cells[]]

/**
 * Exports one report of a span with all rows, or the first rows of every report with one cell per line. Column names are those of the
 * response, so programs find them in any language. The revenue of a product has a more specific name.
 */
export async function exportFigures(
  ctx: Ctx,
  { report, ...asked }: FigureFilter & { report: ReportFile | typeof everythingFile },
): Promise<CsvFile> {
  if (report === everythingFile) return exportEverything(ctx, asked)
  const name = reportNames.find((one) => `${one}.csv` === report)
  if (!name) throw new NotFound()
  if (name === 'sold_together') return exportPairs(ctx, asked)
  const figures = await showFigures(ctx, { ...asked, compare: name === 'totals' ? 'previous' : 'none' }, { rows: Infinity, only: name })
  const [headings, rows] = tables[name](figures)
  return fileOf(name, figures, linesOf(headings, rows))
}

async function exportEverything(ctx: Ctx, asked: FigureFilter): Promise<CsvFile> {
  const figures = await showFigures(ctx, { ...asked, compare: 'previous' }, { rows: mostInEverything })
  return fileOf('everything', figures, everyLine(figures))
}

/** Reports have different columns, so each line holds one cell. Rows count from 1. */
function* everyLine(figures: Figures): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(byteOrderMark + csvLine(['report', 'row', 'column', 'value']))
  for (const name of reportNames) {
    const [headings, rows] = tables[name](figures)
    const lines = rows.flatMap((row, place) => row.map((cell, at) => csvLine([name, place + 1, headings[at] ?? '', cell ?? ''])))
    yield encoder.encode(lines.join(''))
  }
}

function fileOf(name: string, { from, to }: Figures, parts: Iterator<Uint8Array>): CsvFile {
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${from}-${to}.csv"`,
    },
    body: bodyOf(parts),
  }
}

function bodyOf(parts: Iterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const { done, value } = parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

/** Rows written at once. A long file waits for its reader between them. */
const rowsAtOnce = 500

function* linesOf(headings: readonly string[], rows: readonly Cells[]): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(byteOrderMark + csvLine(headings))
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    yield encoder.encode(
      rows
        .slice(at, at + rowsAtOnce)
        .map((row) => csvLine(row.map((cell) => cell ?? '')))
        .join(''),
    )
}

const tables: Readonly<Record<ReportName, (figures: Figures) => Table>> = {
  totals: ({ totals, compare }) => [
    ['figure', 'now', 'before', 'change'],
    (Object.keys(totals) as (keyof typeof totals)[]).map((name) => [
      name,
      totals[name],
      compare?.[name] ?? null,
      compare?.change[name] ?? null,
    ]),
  ],
  by_day: ({ by_day }) => tableOf(['day', 'orders', 'paid_orders', 'revenue', 'sessions', 'visitors', 'ordered_sessions'], by_day),
  funnel: ({ funnel, paid_sessions }) => [
    ['step', 'sessions'],
    [...funnel.map(({ step, sessions }): Cells => [step, sessions]), ...(paid_sessions === null ? [] : [['paid', paid_sessions]])],
  ],
  abandoned_carts: ({ abandoned_carts }) => tableOf(['step', 'count', 'value', 'recovered', 'recovered_value'], abandoned_carts.by_step),
  top_products: ({ top_products }) => {
    const [headings, rows] = tableOf(['product_id', 'sku', 'name', 'views', 'adds', 'orders', 'units', 'revenue'], top_products)
    return [headings.map((name) => (name === 'revenue' ? 'revenue_after_discounts_and_refunds' : name)), rows]
  },
  top_searches: ({ top_searches }) => tableOf(['query', 'searches', 'sessions', 'ordered_sessions'], top_searches),
  searches_without_result: (figures) => tableOf(['query', 'searches', 'sessions', 'ordered_sessions'], figures.searches_without_result),
  sources: ({ sources }) => tableOf(['source', 'sessions', 'ordered_sessions', 'orders', 'revenue'], sources),
  campaigns: ({ campaigns }) => tableOf(['source', 'medium', 'campaign', 'sessions', 'ordered_sessions'], campaigns),
  partners: ({ partners }) => tableOf(['partner_id', 'company', 'code', 'orders', 'revenue'], partners),
  countries: ({ countries }) => tableOf(['country', 'orders', 'revenue', 'average_order'], countries),
  languages: ({ languages }) => tableOf(['language', 'sessions', 'ordered_sessions', 'orders', 'revenue'], languages),
  devices: ({ devices }) => tableOf(['device', 'sessions', 'ordered_sessions'], devices),
  discounts: ({ discounts }) => tableOf(['code', 'orders', 'revenue', 'discount'], discounts),
  members: ({ members }) => [
    ['buyers', 'orders', 'revenue'],
    [
      ['members', members.orders, members.revenue],
      ['guests', members.guest_orders, members.guest_revenue],
    ],
  ],
  sold_together: (figures) => tableOf(['product_id', 'sku', 'name', 'with_id', 'with_sku', 'with_name', 'orders'], figures.sold_together),
  wished: ({ wished }) => tableOf(['product_id', 'sku', 'name', 'wishes', 'waiting'], wished),
  running_out: ({ running_out }) => tableOf(['product_id', 'sku', 'name', 'option', 'available', 'sold', 'days'], running_out),
  letters: ({ letters }) => tableOf(['kind', 'id', 'name', 'orders', 'revenue'], letters),
  cohorts: ({ cohorts }) => [
    ['month', 'months_later', 'buyers', 'ordered_again', 'orders', 'revenue'],
    cohorts.flatMap(({ month, buyers, ordered_again, orders, revenue, later }): Cells[] => [
      [month, 0, buyers, ordered_again, orders, revenue],
      ...later.map((one): Cells => [month, one.months, one.buyers, null, null, null]),
    ]),
  ],
}

function tableOf<Name extends string>(names: readonly Name[], rows: readonly Readonly<Record<Name, string | number | null>>[]): Table {
  return [names, rows.map((row) => names.map((name) => row[name]))]
}

type Pair = Figures['sold_together'][number]

const part = (at: number) => sql`split_part(s.key, ${figureKeySeparator}, ${sql.lit(at)})::uuid`
const columns = (['product_id', 'sku', 'name', 'with_id', 'with_sku', 'with_name', 'orders'] as const).map((name): CsvColumn<Pair> => [
  name,
  (row) => row[name],
])

/** Streams all pairs of products bought together in a span. A year may have half a million pairs. */
async function exportPairs(ctx: Ctx, asked: { from?: string | undefined; to?: string | undefined }): Promise<CsvFile> {
  const days = daysOf(ctx.clock.now(), asked)
  const query = sql<Pair>`
    with named as materialized (
      select p.id, p.sku, coalesce(nullif(t.name, ''), p.name) as name
      from products p left join product_translations t on t.product_id = p.id and t.language = ${ctx.language}
    ), sums as materialized (
      select key, sum(n1)::bigint as orders from (${await pairsOfSpan(ctx, days)}) keys group by key
    )
    select a.id as product_id, a.sku, a.name, b.id as with_id, b.sku as with_sku, b.name as with_name, s.orders
    from sums s join named a on a.id = ${part(1)} join named b on b.id = ${part(2)}
    order by s.orders desc, s.key`
  return csvAnswer(ctx, { name: 'sold_together', days, query: { compile: () => query.compile(ctx.db) }, columns })
}
