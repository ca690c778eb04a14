import type { Dashboard } from '#contract/desk.ts'
import { formatMoney, formatNumber, formatRoundMoney } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useState } from 'react'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Chart } from '#web/features/chart/chart.tsx'
import { pointsOf } from './chart-points.ts'

export function RevenueChart({ dashboard }: { dashboard: Dashboard }) {
  const { range, stats, by_day, previous_by_day, to } = dashboard
  const t = useMessages('admin-dashboard')
  const language = useLanguage()
  const [shown, setShown] = useState<'revenue' | 'orders'>('revenue')
  const isMoney = shown === 'revenue'
  const print = (value: number) => formatNumber(language, value)
  const { points, unit } = pointsOf({ days: by_day, before: previous_by_day, shown, language })
  const total = isMoney ? stats.revenue : by_day.reduce((sum, { orders }) => sum + orders, 0)

  return (
    <Chart
      title={t(`chart.${shown}.${unit}`)}
      figure={isMoney ? formatMoney(total) : print(total)}
      points={points}
      nowLabel={t(`chart.now.${range}`)}
      {...(range === 'all' ? {} : { beforeLabel: t(`chart.before.${range}`) })}
      print={isMoney ? formatRoundMoney : print}
      isLastOpen
      note={
        <span className="flex flex-wrap items-center justify-between gap-x-4">
          {t(`chart.open.${unit}`, { day: formatDate(language, to, { month: 'short', year: false }) })}
          <button
            type="button"
            onClick={() => setShown(isMoney ? 'orders' : 'revenue')}
            className="text-link min-h-7 font-bold print:hidden"
          >
            {t(isMoney ? 'chart.showOrders' : 'chart.showRevenue')}
          </button>
        </span>
      }
      fileName={`${shown}-${range}`}
      axisLabel={t(`chart.axis.${unit}`)}
    />
  )
}
