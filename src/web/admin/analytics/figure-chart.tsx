import type { Figures } from '#contract/figures.ts'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { formatDateRange } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Chart } from '#web/features/chart/chart.tsx'
import { signed } from './change.tsx'
import { Marks, marksOf } from './marks.tsx'
import { printOf, seriesOf, type SeriesName } from './series.ts'

export function FigureChart({ figures, name }: { figures: Figures; name: SeriesName }) {
  const t = useMessages('admin-analytics')
  const language = useLanguage()
  const { totals, compare, from, to, is_open } = figures
  const [marks = [], before = []] =
    name === 'revenue' ? [figures.marks, compare?.marks ?? []].map((some) => marksOf(some, t, language)) : []
  const { points, unit } = seriesOf(figures, name, language, marks, before)
  const figureOf = {
    revenue: formatMoney(totals.revenue),
    orders: formatNumber(language, totals.orders),
    average: totals.average_order === null ? '–' : formatMoney(totals.average_order),
    visitors: formatNumber(language, totals.visitors),
    conversion: totals.conversion === null ? '–' : formatPercent(language, totals.conversion, 1),
  }
  const change = compare?.change[name === 'average' ? 'average_order' : name] ?? null
  // The change of a conversion rate is given in percentage points, since a percentage of a percentage is misread.
  const points100 = name === 'conversion' && compare ? ((totals.conversion ?? 0) - (compare.conversion ?? 0)) * 100 : undefined
  const changed =
    change === null
      ? undefined
      : points100 === undefined
        ? [
            signed(change, formatPercent(language, change, 1)),
            name === 'revenue' && compare && t('against', { amount: formatMoney(compare.revenue) }),
          ]
            .filter(Boolean)
            .join(' ')
        : t('inPoints', { points: signed(Math.round(points100 * 10), formatNumber(language, points100, 1)) })
  return (
    <Chart
      title={t(`chart.${name}.${unit}`)}
      figure={
        <>
          {figureOf[name]}
          {changed !== undefined && <span className="ml-2.5 text-small font-medium text-smoke">{changed}</span>}
        </>
      }
      points={points}
      nowLabel={formatDateRange(language, from, to, { month: 'short' })}
      {...(compare && { beforeLabel: formatDateRange(language, compare.from, compare.to, { month: 'short' }) })}
      print={printOf(name, language)}
      isLastOpen={is_open}
      isSmall={name !== 'revenue'}
      note={
        <>
          <Marks marks={marks} before={before} />
          {t(`note.${name}`)}
        </>
      }
      fileName={`${name}-${from}-${to}`}
      axisLabel={t(`axis.${unit}`)}
    />
  )
}
