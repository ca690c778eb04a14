import { lazy, Suspense, useState } from 'react'
import { payoutStatementAddress } from '#contract/addresses-beside.ts'
import type { AdminPayout } from '#contract/partner-ledger.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Part } from '../order/part.tsx'
import { PartPages } from './part-pages.tsx'

const UndoPayoutDialog = lazy(async () => ({ default: (await import('./undo-payout-dialog.tsx')).UndoPayoutDialog }))

export type PayoutsPartProps = {
  list: { payouts: readonly AdminPayout[]; total: number; page: number; limit: number }
  pageTo: (page: number) => string
  onUndone: () => Promise<void>
}

/** The payouts to a partner, with their statements. A mistaken payout is reversed by counter-entries. */
export function PayoutsPart({ list: { payouts, ...list }, pageTo, onUndone }: PayoutsPartProps) {
  const t = useMessages('admin-partners')
  const language = useLanguage()
  const [asked, setAsked] = useState<AdminPayout>()
  return (
    <Part title={t('payouts.title')}>
      {payouts.length === 0 ? (
        <p className="py-4 text-smoke">{t('payouts.none')}</p>
      ) : (
        <ul className="divide-y divide-wool/70">
          {payouts.map((payout) => (
            <li key={payout.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0">
                <span className="figures block font-bold">{formatMoney(payout.amount)}</span>
                <span className="figures block text-tiny text-smoke">
                  {[
                    formatDate(language, payout.paid_at, { month: 'short' }),
                    payout.reference,
                    payout.undoes !== null && t('payouts.takesBack'),
                    payout.is_undone && t('payouts.taken'),
                    payout.by,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="flex items-center gap-3">
                <a href={payoutStatementAddress(payout.id, language)} className="text-link min-h-8 content-center">
                  {t('payouts.statement')}
                </a>
                {payout.undoes === null && !payout.is_undone && (
                  <Button tone="quiet" size="dense" onClick={() => setAsked(payout)}>
                    {t('payouts.undo')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <PartPages {...list} addressOf={pageTo} />
      {asked && (
        <Suspense>
          <UndoPayoutDialog payout={asked} onClose={() => setAsked(undefined)} onUndone={onUndone} />
        </Suspense>
      )}
    </Part>
  )
}
