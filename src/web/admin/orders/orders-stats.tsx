import type { OrderStats } from '#contract/orders.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Stat } from '#web/ui/stat.tsx'
import { StatRow } from '#web/ui/stat-row.tsx'
import type { OrdersQuery } from './orders-list.ts'

export function OrdersStats({ stats, range }: { stats: OrderStats; range: OrdersQuery['range'] }) {
  const t = useMessages('admin-orders')
  const language = useLanguage()
  return (
    <StatRow label={t('stats.label')}>
      <Stat label={t('stats.newToday')} value={formatNumber(language, stats.new_today)} />
      <Stat label={t('stats.awaitingPayment')} value={formatNumber(language, stats.awaiting_payment)} />
      <Stat label={t('stats.proofToCheck')} value={formatNumber(language, stats.proof_to_check)} accent={stats.proof_to_check > 0} />
      <Stat label={t('stats.processing')} value={formatNumber(language, stats.processing)} />
      <Stat label={t('stats.shipped')} value={formatNumber(language, stats.shipped)} />
      <Stat label={t(`stats.revenue.${range}`)} value={formatMoney(stats.revenue)} />
    </StatRow>
  )
}
