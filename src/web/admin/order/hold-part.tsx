import { lazy, Suspense, useState } from 'react'
import { awaitsMoney } from '#contract/rules/order-states.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Part } from './part.tsx'
import { useOrderCache } from './use-order-cache.ts'

const HoldDialog = lazy(() => import('./hold-dialog.tsx').then((module) => ({ default: module.HoldDialog })))

export type HoldPartProps = {
  order: StaffOrder
  onCancel: () => void
}

export function HoldPart({ order, onCancel }: HoldPartProps) {
  const t = useMessages('admin-order')
  const common = useMessages('admin')
  const language = useLanguage()
  const { showOrder } = useOrderCache()
  const [isChanging, setIsChanging] = useState(false)
  const { hold, expires_at: until } = order
  const isUnpaid = awaitsMoney(order)
  if (!hold && !isUnpaid) return null

  return (
    <Part title={t('hold.title')}>
      <p className="font-bold">{hold ? t('hold.pieces', { count: hold.pieces }) : t('hold.nothing')}</p>
      <p className="figures text-smoke">
        {until ? t('hold.until', { date: formatDateTime(language, until) }) : t(isUnpaid ? 'hold.untilDecided' : 'hold.untilSent')}
      </p>
      {hold && hold.of_buyer !== null && hold.of_buyer > hold.pieces && (
        <p className="figures text-smoke">{t('hold.ofBuyer', { count: hold.of_buyer })}</p>
      )}
      {isUnpaid && (
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button tone="quiet" size="small" onClick={onCancel}>
            {common('markAs.cancelled')}
          </Button>
          {until && (
            <Button tone="quiet" size="small" onClick={() => setIsChanging(true)}>
              {t('hold.change')}
            </Button>
          )}
        </div>
      )}
      {isChanging && (
        <Suspense>
          <HoldDialog
            order={order}
            onClose={() => setIsChanging(false)}
            onDone={(changed) => {
              setIsChanging(false)
              void showOrder(changed)
            }}
          />
        </Suspense>
      )}
    </Part>
  )
}
