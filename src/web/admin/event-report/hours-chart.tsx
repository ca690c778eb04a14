import type { EventReport } from '#contract/stall-sales.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { formatDate, formatTime } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Chart } from '#web/features/chart/chart.tsx'
import { ReportPart } from './report-part.tsx'
import { hoursOf } from './hours-of.ts'

/** Pieces sold by hour in the local time of the place. Short gaps between two sales are shown as zero. */
export function HoursChart({ report }: { report: EventReport }) {
  const t = useMessages('admin-event-report')
  const language = useLanguage()
  const { time_zone: timeZone } = report.event
  const hours = hoursOf(report.by_hour)
  const severalDays = new Set(hours.map(({ hour }) => formatDate(language, hour, { timeZone }))).size > 1
  const labelOf = (hour: string) => {
    const time = formatTime(hour, timeZone).slice(0, 2)
    return severalDays ? `${formatDate(language, hour, { timeZone, month: 'short', year: false })} ${time}` : time
  }
  if (hours.length === 0) {
    return (
      <ReportPart title={t('hours.title')}>
        <p className="text-smoke">{t('hours.none')}</p>
      </ReportPart>
    )
  }
  return (
    <Chart
      title={t('hours.title')}
      points={hours.map(({ hour, units }) => ({ key: hour, label: labelOf(hour), now: units }))}
      nowLabel={t('hours.pieces')}
      print={(value) => formatNumber(language, value)}
      fileName="items-sold-by-hour"
      axisLabel={t('hours.hour')}
    />
  )
}
