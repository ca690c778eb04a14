import type { Figures } from '#contract/figures.ts'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { automationKinds } from '#contract/rules/automation-kinds.ts'
import type { ReportName } from '#contract/rules/figure-reports.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import type { FigureTab } from './asked-span.ts'
import { ReportPart } from './report-part.tsx'
import { monthLabel } from './series.ts'

/** Months after the first order that get their own column. */
const monthsLater = [1, 2, 3] as const

/** Returns the number of months since the year 0. */
function monthNumber(date: string): number {
  const [year = 0, month = 0] = date.split('-', 2).map(Number)
  return year * 12 + month
}

export type GoodsReportsProps = {
  figures: Figures
  file: (report: ReportName) => string
  ordersOf: (query: Record<string, string>) => string
  /** Whether a part is shown. `mostRows` limits the rows of each report. */
  shows: (part: FigureTab) => boolean
  mostRows: number
}

export function GoodsReports({ figures, file, ordersOf, shows, mostRows }: GoodsReportsProps) {
  const t = useMessages('admin-analytics')
  const automations = useMessages('admin-automations')
  const language = useLanguage()
  const count = (value: number) => formatNumber(language, value)
  const share = (part: number, whole: number) => (whole === 0 ? '–' : formatPercent(language, part / whole, 0))
  const letterName = ({ kind, id, name }: Figures['letters'][number]) => {
    const known = kind === 'automation' ? automationKinds.find((one) => one === id) : undefined
    return known ? automations(`kind.${known}`) : (name ?? id)
  }
  // Months in the future show a dash instead of a share.
  const monthsSince = (month: string) => monthNumber(figures.as_of) - monthNumber(month)
  const { sold_together, wished, running_out, letters, cohorts } = figures

  return (
    <>
      {shows('products') && (
        <ReportPart
          title={t('together.title')}
          note={t('together.note')}
          headings={[t('together.pair'), t('orders')]}
          rows={sold_together.slice(0, mostRows).map((row) => ({
            key: `${row.product_id}/${row.with_id}`,
            name: `${row.name} + ${row.with_name}`,
            to: ordersOf({ product: row.product_id, with: row.with_id }),
            cells: [count(row.orders)],
            bar: row.orders / Math.max(1, sold_together[0]?.orders ?? 1),
          }))}
          none={t('together.none')}
          fileTo={file('sold_together')}
        />
      )}
      {shows('products') && (
        <ReportPart
          title={t('out.title')}
          note={t('out.note')}
          headings={[t('out.name'), t('out.available'), t('out.sold'), t('out.days')]}
          rows={running_out.slice(0, mostRows).map((row) => ({
            key: `${row.product_id}/${row.option}`,
            name: [row.name, row.option].filter(Boolean).join(' · '),
            to: adminPages.product(row.product_id),
            cells: [count(row.available), count(row.sold), t('out.inDays', { count: row.days })],
          }))}
          none={t('out.none')}
          fileTo={file('running_out')}
        />
      )}
      {shows('products') && (
        <ReportPart
          title={t('wished.title')}
          note={t('wished.note')}
          headings={[t('product.name'), t('wished.wishes'), t('wished.waiting')]}
          rows={wished.slice(0, mostRows).map((row) => ({
            key: row.product_id,
            name: row.name,
            to: adminPages.product(row.product_id),
            cells: [count(row.wishes), count(row.waiting)],
            bar: (row.wishes + row.waiting) / Math.max(1, (wished[0]?.wishes ?? 0) + (wished[0]?.waiting ?? 0)),
          }))}
          none={t('wished.none')}
          fileTo={file('wished')}
        />
      )}
      {shows('sources') && (
        <ReportPart
          title={t('letter.title')}
          note={t('letter.note')}
          headings={[t('letter.name'), t('orders'), t('revenue')]}
          rows={letters.slice(0, mostRows).map((row) => ({
            key: row.id,
            name: letterName(row),
            to: ordersOf({ letter: `${row.kind}:${row.id}` }),
            cells: [count(row.orders), formatMoney(row.revenue)],
            bar: row.revenue / Math.max(1, letters[0]?.revenue ?? 1),
          }))}
          none={t('letter.none')}
          fileTo={file('letters')}
        />
      )}
      {shows('buyers') && (
        <ReportPart
          isWide
          title={t('cohort.title')}
          note={t('cohort.note')}
          headings={[
            t('cohort.month'),
            t('cohort.buyers'),
            t('cohort.again'),
            ...monthsLater.map((months) => t('cohort.later', { count: months })),
            t('revenue'),
          ]}
          rows={cohorts.map((row) => ({
            key: row.month,
            name: monthLabel(row.month, language),
            to: adminPages.orders({ first_month: row.month, cancelled: 'false' }),
            cells: [
              count(row.buyers),
              share(row.ordered_again, row.buyers),
              ...monthsLater.map((months) =>
                monthsSince(row.month) < months ? '–' : share(row.later.find((one) => one.months === months)?.buyers ?? 0, row.buyers),
              ),
              formatMoney(row.revenue),
            ],
          }))}
          none={t('cohort.none')}
          fileTo={file('cohorts')}
        />
      )}
    </>
  )
}
