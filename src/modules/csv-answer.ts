import type { CsvFile } from '#contract/lists.ts'
import { byteOrderMark, csvLine } from '#contract/rules/csv.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { writtenBody } from '#kit/http/written-body.ts'
import { RowReaders, streamRows } from '#kit/lists/stream-rows.ts'
import type { Compilable } from 'kysely'
import type { Ctx } from './context.ts'
import { remembered } from './shop-memory.ts'

const rowReaders = remembered(() => new RowReaders())

export type CsvColumn<Row> = readonly [heading: string, cellOf: (row: Row) => string | number | null]

type Named<Row> = {
  /** The file name starts with it, followed by the day, `orders-2026-11-22.csv`, or by `days`. */
  name: string
  days?: { from: string; to: string }
  columns: readonly CsvColumn<Row>[]
}

/**
 * Streams every row of a query as a CSV file. It reads the first rows before it responds, so that a failure becomes an error and not half a
 * file. Throws TooBusy.
 */
export async function csvAnswer<Row>(
  { db, clock, memory }: Pick<Ctx, 'db' | 'clock' | 'memory'>,
  { query, ...named }: Named<Row> & { query: Compilable<Row> },
): Promise<CsvFile> {
  return csvOfBatches({ clock }, { ...named, batches: streamRows(db, memory.of(rowReaders), query) })
}

/** Like `csvAnswer`, for rows that are not those of one query. */
export async function csvOfBatches<Row>(
  { clock }: Pick<Ctx, 'clock'>,
  { name, days, batches, columns }: Named<Row> & { batches: AsyncGenerator<Row[], void> },
): Promise<CsvFile> {
  const first = await batches.next()
  const headings = byteOrderMark + csvLine(columns.map(([heading]) => heading))
  const linesOf = (rows: readonly Row[]) => rows.map((row) => csvLine(columns.map(([, cellOf]) => cellOf(row) ?? ''))).join('')
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${days ? `${days.from}-${days.to}` : dayOf(clock.now())}.csv"`,
    },
    body: writtenBody(batches, linesOf, { opening: headings + linesOf(first.value ?? []) }),
  }
}
