import type { EventStockItem } from '#contract/event-stock.ts'
import type { EventReport } from '#contract/stall-sales.ts'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { fromSen, toSen } from '#contract/rules/money.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Stat } from '#web/ui/stat.tsx'

export type ReportProps = { report: EventReport; items: readonly EventStockItem[] }

export function ReportFigures({ report: { totals, pickups }, items }: ReportProps) {
  const t = useMessages('admin-event-report')
  const language = useLanguage()
  const number = (value: number) => formatNumber(language, value)
  const brought = items.reduce((sum, { allocated }) => sum + allocated, 0)
  const average = totals.sales === 0 ? undefined : fromSen(Math.round(toSen(totals.total) / totals.sales))
  const pickupShare = pickups.orders - pickups.cancelled
  return (
    <dl
      aria-label={t('figures')}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-edge border border-wool bg-surface sm:grid-cols-3 max-lg:*:last:col-span-2 lg:grid-cols-5"
    >
      <Stat
        label={t('taken')}
        value={formatMoney(totals.total)}
        note={totals.refunded > 0 ? t('lessRefunds', { amount: formatMoney(totals.refunded) }) : t('withTax')}
        accent
      />
      <Stat label={t('sales')} value={number(totals.sales)} note={totals.voided > 0 ? t('voided', { count: totals.voided }) : undefined} />
      <Stat
        label={t('pieces')}
        value={number(totals.units)}
        note={brought > 0 ? t('ofBrought', { share: formatPercent(language, totals.units / brought) }) : undefined}
      />
      <Stat label={t('average')} value={average === undefined ? '–' : formatMoney(average)} />
      <Stat
        label={t('pickups')}
        value={t('pickupsOf', { collected: number(pickups.collected), all: number(pickupShare) })}
        note={pickups.open > 0 ? t('notYet', { amount: formatMoney(pickups.open_value) }) : undefined}
      />
    </dl>
  )
}
