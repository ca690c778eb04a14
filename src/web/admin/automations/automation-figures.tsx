import type { Automation } from '#contract/automations.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Stat } from '#web/ui/stat.tsx'

export function AutomationFigures({ figures: { sent, clicked, orders, revenue } }: { figures: Automation['figures'] }) {
  const t = useMessages('admin-automations')
  const language = useLanguage()
  return (
    <dl
      aria-label={t('figures')}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-edge border border-wool sm:max-md:grid-cols-[1fr_1fr_1fr_auto] 2xl:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <Stat label={t('figure.sent')} value={formatNumber(language, sent)} />
      <Stat label={t('figure.clicked')} value={formatNumber(language, clicked)} />
      <Stat label={t('figure.orders')} value={formatNumber(language, orders)} />
      <Stat label={t('figure.revenue')} value={formatMoney(revenue)} />
    </dl>
  )
}
