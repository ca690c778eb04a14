import { useState } from 'react'
import { type StallMethod, stallMethods } from '#contract/rules/stall-terms.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { roundCash } from '#contract/rules/cash-rounding.ts'
import type { Money } from '#contract/rules/money.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ChevronLeftIcon } from '#web/ui/icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CashPad } from './cash-pad.tsx'
import { QrPayment } from './qr-payment.tsx'
import { SumToPay } from './sum-to-pay.tsx'

export type PaySheetProps = {
  total: Money
  /** Written into the payment code: an order number or the sale's own reference. */
  reference: string
  /** The merchant's static code, or null. */
  duitnow: string | null
  method?: StallMethod
  isBusy?: boolean
  onBack: () => void
  onPaid: (method: StallMethod, received?: Money) => void
}

/** Takes a payment on the full screen: cash with change, a code for the exact sum, the terminal or another method. */
export function PaySheet({ total, reference, duitnow, method: first = 'cash', isBusy = false, onBack, onPaid }: PaySheetProps) {
  const t = useMessages('admin-stall')
  const [method, setMethod] = useState(first)
  const toPay = method === 'cash' ? roundCash(total) : total
  const foot = 'sticky bottom-0 mt-auto bg-office pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]'
  return (
    <section aria-label={t('pay.title')} className="flex min-h-dvh flex-col bg-office">
      <header className="on-cloth flex min-h-14 items-center gap-1 bg-night px-1 text-bone">
        <IconButton look="onCloth" label={t('back')} onClick={onBack}>
          <ChevronLeftIcon />
        </IconButton>
        <h1 className="text-label font-bold">{t('pay.title')}</h1>
      </header>
      <div className="mx-auto flex w-full max-w-140 flex-1 flex-col gap-4 px-3 pt-4">
        <fieldset aria-label={t('pay.title')} className="grid grid-cols-4 gap-2">
          {stallMethods.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={method === name}
              onClick={() => setMethod(name)}
              className="press min-h-14 rounded-edge border border-edge bg-surface px-1 text-small leading-tight font-bold hover:border-ink aria-pressed:border-lapis aria-pressed:bg-selected aria-pressed:text-lapis"
            >
              {t(`pay.method.${name}`)}
            </button>
          ))}
        </fieldset>
        <SumToPay total={total} toPay={toPay} />
        {method === 'cash' ? (
          <CashPad key={toPay} total={toPay} isBusy={isBusy} footLook={foot} onTaken={(received) => onPaid('cash', received)} />
        ) : method === 'qr' ? (
          <QrPayment total={total} reference={reference} duitnow={duitnow} isBusy={isBusy} footLook={foot} onPaid={() => onPaid('qr')} />
        ) : (
          <>
            <p className="py-6 text-center text-lead">
              {t(method === 'card' ? 'pay.cardText' : 'pay.otherText', { amount: formatMoney(total) })}
            </p>
            <div className={foot}>
              <Button size="large" wide className="min-h-16" loading={isBusy} onClick={() => onPaid(method)}>
                {t(method === 'card' ? 'pay.cardDone' : 'pay.otherDone')}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
