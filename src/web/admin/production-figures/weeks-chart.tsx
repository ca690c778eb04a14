import { useState } from 'react'
import type { ProductionFigures } from '#contract/production-figures.ts'
import { formatNumber, formatPercent } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Chart } from '#web/features/chart/chart.tsx'
import { printLead, shareOf } from './figures-of.ts'

const shapes = ['items', 'on_time', 'lead_hours'] as const
type Shape = (typeof shapes)[number]

/** One figure per week. The current week is incomplete. */
export function WeeksChart({ figures: { by_week, totals }, fileTo }: { figures: ProductionFigures; fileTo: string }) {
  const t = useMessages('admin-production-figures')
  const language = useLanguage()
  const [shown, setShown] = useState<Shape>('items')
  const dayOf = (week: string) => formatDate(language, week, { month: 'short', year: false })
  const print: Record<Shape, (value: number) => string> = {
    items: (value) => formatNumber(language, value),
    on_time: (value) => formatPercent(language, value / 100),
    lead_hours: (value) => printLead(t, language, value),
  }
  const valueOf: Record<Shape, (week: ProductionFigures['by_week'][number]) => number | null> = {
    items: ({ items }) => items,
    on_time: ({ items, on_time }) => (items === 0 ? null : Math.round((on_time / items) * 100)),
    lead_hours: ({ lead_hours }) => lead_hours,
  }
  const figure = {
    items: print.items(totals.items),
    on_time: shareOf(language, totals),
    lead_hours: printLead(t, language, totals.lead_hours),
  }

  return (
    <Chart
      title={t(`chart.${shown}`)}
      figure={figure[shown]}
      points={by_week.map((week) => ({ key: week.week, label: dayOf(week.week), now: valueOf[shown](week) }))}
      nowLabel={t(`chart.${shown}`)}
      print={print[shown]}
      isLastOpen
      fileName={`production-${shown}`}
      axisLabel={t('week')}
      note={
        <span className="flex flex-wrap items-center justify-between gap-x-4">
          {t('openWeek')}
          <span className="flex flex-wrap gap-x-4 print:hidden">
            {shapes
              .filter((shape) => shape !== shown)
              .map((shape) => (
                <button key={shape} type="button" onClick={() => setShown(shape)} className="text-link min-h-7 font-bold max-md:min-h-11">
                  {t(`show.${shape}`)}
                </button>
              ))}
            <a href={fileTo} download className="text-link min-h-7 content-center font-bold max-md:min-h-11">
              {t('wholeFile')}
            </a>
          </span>
        </span>
      }
    />
  )
}
