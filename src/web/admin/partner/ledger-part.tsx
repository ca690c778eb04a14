import type { AdminCommission } from '#contract/partner-ledger.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatMoney, formatPercent } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { Part } from '../order/part.tsx'
import { stateLooks } from '../partners/status-looks.ts'
import { PartPages } from './part-pages.tsx'

export type LedgerPartProps = {
  ledger: { commissions: readonly AdminCommission[]; total: number; page: number; limit: number }
  pageTo: (page: number) => string
}

export function LedgerPart({ ledger: { commissions, ...list }, pageTo }: LedgerPartProps) {
  const t = useMessages('admin-partners')
  const language = useLanguage()
  return (
    <Part title={t('ledger.title')}>
      {commissions.length === 0 ? (
        <p className="py-4 text-smoke">{t('ledger.none')}</p>
      ) : (
        <ul className="divide-y divide-wool/70">
          {commissions.map((row) => (
            <li
              key={row.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[8rem_minmax(0,1fr)_auto_7rem]"
            >
              <span className="figures text-smoke max-sm:order-2">{formatDate(language, row.created_at, { month: 'short' })}</span>
              <span className="min-w-0">
                <span className="font-medium">{t(`kind.${row.kind}`)}</span>{' '}
                {row.order_number && (
                  <Link to={adminPages.order(row.order_number)} className="text-link figures">
                    {row.order_number}
                  </Link>
                )}
                <span className="block text-tiny text-smoke">{reasonOf(row)}</span>
              </span>
              <span className="max-sm:order-3 max-sm:justify-self-end">
                <StatusChip status={stateLooks[row.state]}>{t(`state.${row.state}`)}</StatusChip>
              </span>
              <span className={`figures text-right whitespace-nowrap ${row.state === 'void' ? 'text-smoke line-through' : 'font-bold'}`}>
                {formatMoney(row.amount)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <PartPages {...list} addressOf={pageTo} />
    </Part>
  )

  function reasonOf({ kind, rate, base, reason, location, by }: AdminCommission): string {
    if (kind === 'correction') return [reason, by && t('ledger.by', { name: by })].filter(Boolean).join(' · ')
    const of = rate !== null && base !== null && t('ledger.of', { rate: formatPercent(language, rate, 2), base: formatMoney(base) })
    return [of, location ?? t('ledger.ownCode')].filter(Boolean).join(' · ')
  }
}
