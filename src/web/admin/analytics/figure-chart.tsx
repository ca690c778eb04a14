import type { Figures } from '#contract/figures.ts'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { formatDateRange, formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Chart } from '#web/features/chart/chart.tsx'
import { signed } from './change.tsx'
import { printOf, seriesOf, type SeriesName, type DayMark } from './series.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { Language } from '#contract/languages.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { Link } from '#web/ui/link.tsx'

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
          {figureOf[name]} {changed !== undefined && <span className="ml-1.5 text-small font-medium text-smoke">{changed}</span>}
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

type Mark = DayMark & { id: string; to: string }

function marksOf(marks: Figures['marks'], t: AreaTranslator<'admin-analytics'>, language: Language): Mark[] {
  return marks.map(({ day, kind, id, name, recipients }) => ({
    day,
    id,
    ...(kind === 'letter'
      ? {
          text: t('mark.letter', { name, count: recipients ?? 0, readers: formatNumber(language, recipients ?? 0) }),
          to: adminPages.campaign(id),
        }
      : { text: t('mark.event', { name }), to: adminPages.event(id) }),
  }))
}

/** Explains the diamonds of the chart: filled ones on its axis, hollow ones on the line of the compared period. */
function Marks({ marks, before }: { marks: readonly Mark[]; before: readonly Mark[] }) {
  const t = useMessages('admin-analytics')
  const language = useLanguage()
  const all = [...marks.map((mark) => ({ ...mark, isBefore: false })), ...before.map((mark) => ({ ...mark, isBefore: true }))]
  if (all.length === 0) return null
  return (
    <ul aria-label={t('mark.title')} className="mb-2 flex flex-wrap gap-x-5 gap-y-1">
      {all.map(({ day, id, text, to, isBefore }) => (
        <li key={`${day}/${id}`} className="flex items-center gap-2 max-md:min-h-11">
          <span
            aria-hidden="true"
            data-before={isBefore || undefined}
            className="size-2 shrink-0 rotate-45 bg-apricot data-before:border-[1.5px] data-before:border-[#cb6d2a] data-before:bg-transparent dark:data-before:border-apricot print:[print-color-adjust:exact]"
          />
          <span>
            {formatDate(language, day, { month: 'short', year: false })}:{' '}
            <Link to={to} className="text-link">
              {text}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  )
}
