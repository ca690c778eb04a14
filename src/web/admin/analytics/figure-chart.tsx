import type { Figures } from '#contract/figures.ts'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { formatDateRange } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Chart } from '#web/features/chart/chart.tsx'
import { Marks, marksOf } from './marks.tsx'
import { seriesOf, type SeriesName } from './series.ts'

/** One figure by day beside the other span: picture, table and file. */
export function FigureChart({ figures, name }: { figures: Figures; name: SeriesName }) {
  const t = useMessages('admin-analytics')
  const language = useLanguage()
  const { totals, compare, from, to, is_open } = figures
  const marks = name === 'revenue' ? marksOf(figures, t, language) : []
  const { points, unit } = seriesOf(figures, name, language, marks)
  const isMoney = name === 'revenue' || name === 'average'
  const figureOf = {
    revenue: formatMoney(totals.revenue),
    orders: formatNumber(language, totals.orders),
    average: totals.average_order === null ? '–' : formatMoney(totals.average_order),
    visitors: formatNumber(language, totals.visitors),
    conversion: totals.conversion === null ? '–' : formatPercent(language, totals.conversion, 1),
  }
  const change = compare?.change[name === 'average' ? 'average_order' : name] ?? null
  const print = (value: number) => {
    if (isMoney) return formatNumber(language, value)
    return name === 'conversion' ? `${formatNumber(language, value, 1)}\u00a0%` : formatNumber(language, value)
  }
  return (
    <Chart
      title={t(`chart.${name}.${unit}`)}
      figure={
        <>
          {figureOf[name]}
          {change !== null && (
            <span className="ml-2.5 text-small font-medium text-smoke">
              {change > 0 ? '+' : ''}
              {formatPercent(language, change, 1)}
            </span>
          )}
        </>
      }
      points={points}
      nowLabel={formatDateRange(language, from, to, { month: 'short' })}
      {...(compare && { beforeLabel: formatDateRange(language, compare.from, compare.to, { month: 'short' }) })}
      print={print}
      isLastOpen={is_open}
      note={
        <>
          <Marks marks={marks} />
          {t(`note.${name}`)}
        </>
      }
      fileName={`${name}-${from}-${to}`}
      axisLabel={t(`axis.${unit}`)}
    />
  )
}
