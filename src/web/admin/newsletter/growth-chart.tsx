import type { SubscriberGrowth } from '#contract/subscribers.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Chart } from '#web/features/chart/chart.tsx'

/** New and lost subscribers per week. The current week is incomplete. */
export function GrowthChart({ growth: { confirmed, weeks } }: { growth: SubscriberGrowth }) {
  const t = useMessages('admin-newsletter')
  const language = useLanguage()
  const print = (value: number) => formatNumber(language, value)
  return (
    <Chart
      title={t('growth.title')}
      figure={t('growth.confirmed', { count: confirmed })}
      points={weeks.map(({ week, joined, left }) => ({
        key: week,
        label: formatDate(language, week, { month: 'short', year: false }),
        now: joined,
        before: left,
      }))}
      nowLabel={t('growth.joined')}
      beforeLabel={t('growth.left')}
      print={print}
      isLastOpen
      note={t('growth.note')}
      fileName="subscribers-by-week"
      axisLabel={t('growth.week')}
    />
  )
}
