import { useState } from 'react'
import { formatMoney } from '#contract/messages/format.ts'
import { fromSen, type Money, toSen } from '#contract/rules/money.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { cashOffers, changeOf, typed } from './cash.ts'

export type CashPadProps = { total: Money; isBusy: boolean; footLook: string; onTaken: (received: Money) => void }

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const
const keyLook = 'press min-h-14 rounded-edge border border-edge bg-surface text-heading-3 font-bold hover:border-ink sm:min-h-16'

export function CashPad({ total, isBusy, footLook, onTaken }: CashPadProps) {
  const t = useMessages('admin-stall')
  const [sen, setSen] = useState(0)
  const received = sen === 0 ? total : fromSen(sen)
  const change = changeOf(total, received)
  const isShort = change === undefined
  return (
    <>
      <dl className="grid gap-1 border-b border-wool pb-3">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-smoke">{t('pay.received')}</dt>
          <dd className="figures text-lead font-bold">{formatMoney(received)}</dd>
        </div>
        <div aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-body">{isShort ? t('pay.missing') : t('pay.giveBack')}</dt>
          <dd className={`figures text-heading-1 font-bold ${isShort ? 'text-pomegranate' : 'text-tile'}`}>
            {formatMoney(change ?? fromSen(toSen(total) - sen))}
          </dd>
        </div>
      </dl>
      <div className="grid grid-cols-4 gap-2">
        {[total, ...cashOffers(total)].map((offer) => (
          <button
            key={offer}
            type="button"
            aria-pressed={received === offer}
            onClick={() => setSen(toSen(offer))}
            className="press figures min-h-12 rounded-edge border border-edge bg-surface px-1 text-label font-medium hover:border-ink aria-pressed:border-lapis aria-pressed:bg-selected aria-pressed:text-lapis"
          >
            {offer === total ? t('pay.exact') : offer}
          </button>
        ))}
      </div>
      <fieldset aria-label={t('pay.digits')} className="grid grid-cols-3 gap-2">
        {digits.map((digit) => (
          <button key={digit} type="button" className={`figures ${keyLook}`} onClick={() => setSen(typed(sen, digit))}>
            {digit}
          </button>
        ))}
        <button
          type="button"
          aria-label={t('pay.delete')}
          title={t('pay.delete')}
          className={keyLook}
          onClick={() => setSen(typed(sen, 'delete'))}
        >
          ⌫
        </button>
      </fieldset>
      <div className={footLook}>
        <Button size="large" wide className="min-h-16" disabled={isShort} loading={isBusy} onClick={() => onTaken(received)}>
          {change === undefined || change === 0
            ? t('pay.takeExact', { amount: formatMoney(isShort ? total : received) })
            : t('pay.takeGive', { received: formatMoney(received), change: formatMoney(change) })}
        </Button>
      </div>
    </>
  )
}
