import { formatMoney } from '#contract/messages/format.ts'
import { formatGoods } from '#contract/messages/format-goods.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import type { StallState } from '../stall/stall.ts'
import { type Receipt, saleOf } from './use-selling.ts'

export type ReceiptScreenProps = { receipt: Receipt; state: StallState; onNext: () => void }

/** Shows the change in large figures, then the receipt for the customer to read across the table. */
export function ReceiptScreen({ receipt, state, onNext }: ReceiptScreenProps) {
  const t = useMessages('admin-counter')
  const stall = useMessages('admin-stall')
  const sale = saleOf(state, receipt.key)
  const { change, lines, sums, method, toPay } = receipt
  return (
    <section aria-label={t('slip')} className="flex min-h-dvh flex-col bg-office">
      <div aria-live="polite" className="on-cloth grid gap-1 bg-tile-cloth px-5 py-8 text-center text-bone">
        <p className="text-body">
          {change === undefined ? t('done.paidBy', { method: stall(`pay.method.${method}`) }) : t('done.giveBack')}
        </p>
        <p className="figures text-display-2 font-bold">
          {change === undefined
            ? formatMoney(sale?.total ?? toPay)
            : change === 0
              ? t('done.noChange')
              : formatMoney(sale?.change ?? change)}
        </p>
      </div>
      <div className="mx-auto grid w-full max-w-140 flex-1 content-start gap-4 px-4 py-5">
        <h1 className="text-heading-3 font-bold">{sale ? t('done.receipt', { number: sale.receipt_number }) : receipt.reference}</h1>
        {!sale && <p className="text-smoke">{t('done.kept', { number: receipt.reference })}</p>}
        <ul className="divide-y divide-wool border-y border-wool">
          {lines.map(({ key, item, quantity, total }) => (
            <li key={key} className="flex justify-between gap-4 py-2.5">
              <span className="min-w-0">{formatGoods({ ...item, quantity })}</span>
              <b className="figures">{total.toFixed(2)}</b>
            </li>
          ))}
        </ul>
        <dl className="flex items-baseline justify-between gap-4">
          <dt className="text-body font-bold">
            {t('total')} · {t('pieces', { count: sums.pieces })}
          </dt>
          <dd className="figures text-heading-3 font-bold">{formatMoney(sale?.total ?? toPay)}</dd>
        </dl>
        {receipt.email && <p className="text-smoke">{t('done.mailed', { email: receipt.email })}</p>}
      </div>
      <div className="sticky bottom-0 border-t border-wool bg-surface px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <div className="mx-auto max-w-140">
          <Button size="large" wide className="min-h-16" onClick={onNext}>
            {t('done.next')}
          </Button>
        </div>
      </div>
    </section>
  )
}
