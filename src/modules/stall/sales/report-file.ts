import type { CsvFile } from '#contract/lists.ts'
import { byteOrderMark, csvLine } from '#contract/rules/csv.ts'
import type { Ctx } from '#modules/context.ts'
import { formatMoney, serverTranslator } from '#modules/server-translator.ts'
import { methodTitles } from './method-titles.ts'
import { readReport } from './read-report.ts'

type Cell = string | number
type Line = readonly [part: Cell, what: Cell, pieces: Cell, sum: Cell, note?: Cell]

/** Exports the report as one table, which a spreadsheet filters by its first column. Throws event_not_found. */
export async function readReportFile(ctx: Ctx, eventId: string): Promise<CsvFile> {
  const report = await readReport(ctx, eventId)
  const t = serverTranslator('stall', ctx.language)
  const methods = methodTitles(ctx.language)
  const nameOf = ({ name, variation_name, size }: { name: string; variation_name: string | null; size: string | null }) =>
    [name, variation_name, size].filter(Boolean).join(', ')
  const { totals, pickups, cash } = report
  const lines: Line[] = [
    [t('part.total'), t('total.sales'), totals.sales, totals.total],
    [t('part.total'), t('total.units'), totals.units, totals.subtotal],
    [t('part.total'), t('total.tax'), '', totals.tax],
    [t('part.total'), t('total.rounding'), '', totals.rounding],
    [t('part.total'), t('total.refunded'), '', totals.refunded],
    [t('part.total'), t('total.voided'), totals.voided, ''],
    [t('part.total'), t('total.cash'), '', cash.expected],
    ...report.by_method.map((row): Line => [t('part.method'), methods[row.method], row.sales, row.total]),
    ...report.by_method
      .filter((row) => row.pickup_payments > 0)
      .map((row): Line => [t('part.pickupMoney'), methods[row.method], '', row.pickup_payments]),
    ...report.by_product.map((row): Line => [t('part.product'), nameOf(row), row.units, row.total]),
    ...report.by_hour.map((row): Line => [t('part.hour'), hourOf(row.hour, report.event.time_zone), row.units, row.total]),
    ...report.by_member.map((row): Line => [t('part.member'), t(row.is_member ? 'member.yes' : 'member.no'), row.sales, row.total]),
    [t('part.pickups'), t('pickups.collected'), pickups.collected, ''],
    [t('part.pickups'), t('pickups.open'), pickups.open, pickups.open_value],
    ...report.not_collected.map((row): Line => [t('part.notCollected'), nameOf(row), row.quantity, '']),
    ...report.returned.map((row): Line => [t('part.returned'), nameOf(row), row.quantity, '']),
    ...report.differences.map((row): Line => [
      t('part.difference'),
      nameOf(row),
      row.quantity,
      '',
      [t(`reason.${row.reason}`), row.note].filter(Boolean).join(': '),
    ]),
    ...report.price_differences.map((row): Line => [
      t('part.priceDifference'),
      row.receipt_number,
      '',
      row.difference,
      t('priceNow', { amount: formatMoney(row.current_total) }),
    ]),
  ]
  const head = [t('column.part'), t('column.what'), t('column.pieces'), t('column.sum'), t('column.note')]
  const text =
    byteOrderMark + csvLine(head) + lines.map(([part, what, pieces, sum, note = '']) => csvLine([part, what, pieces, sum, note])).join('')
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="event-report-${report.event.starts_at.slice(0, 10)}.csv"`,
    },
    body: new Blob([text]).stream(),
  }
}

/** Formats the hour in the event's time zone. */
function hourOf(instant: string, timeZone: string): string {
  const { year, month, day, hour } = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' })
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day} ${hour}:00`
}
