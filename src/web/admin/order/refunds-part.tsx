import { lazy, Suspense, useState } from 'react'
import type { StaffOrder } from '#contract/orders.ts'
import type { OrderRefunds } from '#contract/payments.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Part } from './part.tsx'
import { useOrderCache } from './use-order-cache.ts'

const RefundDialog = lazy(() => import('./refund-dialog.tsx').then((module) => ({ default: module.RefundDialog })))

export type RefundsPartProps = { order: StaffOrder; money: OrderRefunds }

/** Renders nothing before any payment. */
export function RefundsPart({ order, money }: RefundsPartProps) {
  const t = useMessages('admin-order')
  const { showRefunds } = useOrderCache()
  const [isAsking, setIsAsking] = useState(false)
  const isSomeLeft = money.refundable > 0
  const canGive = isSomeLeft && money.own_limit !== 0
  if (!isSomeLeft && money.refunds.length === 0) return null
  return (
    <Part
      title={t('refund.title')}
      aside={
        canGive && (
          <Button tone="quiet" size="dense" className="my-2" onClick={() => setIsAsking(true)}>
            {t('refund.give')}
          </Button>
        )
      }
      className={money.refunds.length > 0 ? 'px-4 pb-4' : ''}
    >
      {money.refunds.length > 0 && (
        <>
          <p className="figures">{t('refund.returned', { amount: formatMoney(order.refunded), total: formatMoney(order.paid) })}</p>
          {isSomeLeft && !canGive && <p className="mt-1 text-smoke">{t('refund.limitReached')}</p>}
          <ul className="mt-2 grid gap-2.5">
            {money.refunds.map((refund) => (
              <RefundLine key={refund.id} refund={refund} />
            ))}
          </ul>
        </>
      )}
      {isAsking && (
        <Suspense>
          <RefundDialog
            order={order}
            money={money}
            onClose={() => setIsAsking(false)}
            onDone={(changed) => {
              setIsAsking(false)
              void showRefunds(order.id, changed)
            }}
          />
        </Suspense>
      )}
    </Part>
  )
}

function RefundLine({ refund: { amount, status, provider, note, failure, by, at } }: { refund: OrderRefunds['refunds'][number] }) {
  const t = useMessages('admin-order')
  const language = useLanguage()
  const name = t(`refund.provider.${provider}`)
  return (
    <li className="border-t border-wool pt-2">
      <p className="flex justify-between gap-3">
        <span className="figures font-bold">{formatMoney(amount)}</span>
        <span className={status === 'failed' ? 'text-error' : 'text-smoke'}>{t(`refund.status.${status}`)}</span>
      </p>
      {note && <p className="break-words whitespace-pre-line">{note}</p>}
      {failure && <p className="break-words text-error">{t('refund.failure', { provider: name, reason: failure })}</p>}
      <p className="figures text-tiny text-smoke">
        <time dateTime={at}>{formatDateTime(language, at)}</time>
        {'\u00a0· '}
        {by === null ? name : t('refund.by', { provider: name, name: by })}
      </p>
    </li>
  )
}
