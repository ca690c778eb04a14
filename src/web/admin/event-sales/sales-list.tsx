import { lazy, Suspense, useState } from 'react'
import * as stallSales from '#contract/calls/stall-sales.gen.ts'
import { formatWhen } from '#contract/messages/format-dates.ts'
import { formatMoney } from '#contract/messages/format.ts'
import type { Sale } from '#contract/stall-sales.ts'
import { formatGoods } from '#contract/messages/format-goods.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useLatePages } from '#web/browser/query/use-late-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

const VoidDialog = lazy(() => import('./void-dialog.tsx').then((module) => ({ default: module.VoidDialog })))

export type SalesListProps = { eventId: string; mayVoid: boolean; onChanged: () => void }

const perPage = 50
const timeoutMs = 15_000

export function SalesList({ eventId, mayVoid, onChanged }: SalesListProps) {
  const t = useMessages('admin-counter')
  const stall = useMessages('admin-stall')
  const language = useLanguage()
  const { answers, endedAt, isReading, hasFailed, readNext, readAgain } = useLatePages(stallSales.list, {
    inputOf: (page) => ({ id: eventId, page, limit: perPage }),
    timeoutMs,
  })
  const [voiding, setVoiding] = useState<Sale>()
  const read = answers.at(-1)
  const sales = answers.flatMap((answer) => answer.sales)

  if (!read || endedAt === undefined)
    return hasFailed ? (
      <div className="mx-auto w-full max-w-140 px-4 py-8">
        <ErrorState title={t('history.failedTitle')} retryLabel={stall('retry')} retrying={isReading} onRetry={readNext}>
          {t('history.failedText')}
        </ErrorState>
      </div>
    ) : (
      <p aria-live="polite" className="p-6 text-smoke">
        {t('history.reading')}
      </p>
    )

  return (
    <div className="mx-auto grid w-full max-w-180 content-start gap-4 px-4 py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-label font-bold">{t('history.totals', { count: read.totals.sales })}</h2>
        <p className="figures text-heading-3 font-bold">{formatMoney(read.totals.total)}</p>
        {read.totals.pickup_payments > 0 && (
          <p className="w-full text-smoke">
            {t('history.pickupMoney')}: <b className="figures">{formatMoney(read.totals.pickup_payments)}</b>
          </p>
        )}
      </div>
      {sales.length === 0 && <p className="text-smoke">{t('history.empty')}</p>}
      <ul className="divide-y divide-wool border-y border-wool empty:hidden">
        {sales.map((sale) => (
          <li key={sale.id} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
            <span className="figures w-16 shrink-0 text-smoke">{formatWhen(language, sale.sold_at, endedAt)}</span>
            <span className="min-w-0 flex-1 basis-40">
              <b className="figures block">{sale.receipt_number}</b>
              <span className="block text-smoke">{sale.items.map(({ name, quantity }) => formatGoods({ name, quantity })).join(', ')}</span>
              <span className="block text-tiny text-smoke">
                {[stall(`pay.method.${sale.method}`), sale.by && t('history.by', { by: sale.by }), sale.is_member && t('history.member')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {sale.voided && <b className="block text-pomegranate">{t('history.voided', { reason: sale.voided.reason })}</b>}
            </span>
            <span className="grid justify-items-end gap-1">
              <b className={`figures ${sale.voided ? 'text-smoke line-through' : ''}`}>{formatMoney(sale.total)}</b>
              {mayVoid && !sale.voided && (
                <Button tone="quiet" size="dense" onClick={() => setVoiding(sale)}>
                  {t('history.void')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {sales.length < read.total && (
        <Button tone="secondary" size="small" loading={isReading} className="justify-self-center" onClick={readNext}>
          {t('history.more')}
        </Button>
      )}
      {voiding && (
        <Suspense>
          <VoidDialog
            eventId={eventId}
            sale={voiding}
            onClose={() => setVoiding(undefined)}
            onVoided={() => {
              setVoiding(undefined)
              onChanged()
              readAgain()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
