import type { PartnerFigures } from '#contract/admin-partners.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Stat } from '#web/ui/stat.tsx'

export function PartnersFigures({ figures: { scans, orders, revenue, owed, paid } }: { figures: PartnerFigures }) {
  const t = useMessages('admin-partners')
  const language = useLanguage()
  const change = revenue.previous === 0 ? undefined : revenue.month / revenue.previous - 1
  return (
    <dl
      aria-label={t('figures.label')}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-edge border border-wool bg-surface max-xl:*:first:col-span-2 xl:grid-cols-5"
    >
      <Stat
        label={t('figures.scans')}
        value={formatNumber(language, scans.month)}
        note={t('figures.scansBefore', { count: scans.previous })}
      />
      <Stat
        label={t('figures.orders')}
        value={formatNumber(language, orders.month)}
        note={orders.of_all === null ? t('figures.noOrders') : t('figures.ofAll', { share: formatPercent(language, orders.of_all) })}
      />
      <Stat
        label={t('figures.revenue')}
        value={formatMoney(revenue.month)}
        note={
          change === undefined
            ? t('figures.nothingBefore')
            : t('figures.change', { change: `${change > 0 ? '+' : ''}${formatPercent(language, change)}` })
        }
      />
      <Stat
        label={t('figures.owed')}
        value={formatMoney(owed.amount)}
        note={owed.partners === 0 ? t('figures.owedToNobody') : t('figures.owedTo', { count: owed.partners })}
      />
      <Stat
        label={t('figures.paid')}
        value={formatMoney(paid.year)}
        note={
          paid.last_paid_at === null
            ? t('figures.nothingPaid')
            : t('figures.lastPaid', { date: formatDate(language, paid.last_paid_at, { year: false }) })
        }
      />
    </dl>
  )
}
