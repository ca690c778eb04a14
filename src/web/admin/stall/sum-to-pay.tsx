import { formatMoney } from '#contract/messages/format.ts'
import type { Money } from '#contract/rules/money.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'

export function SumToPay({ total, toPay }: { total: Money; toPay: Money }) {
  const t = useMessages('admin-stall')
  const isRounded = toPay !== total
  return (
    <dl className="grid gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-smoke">{t('pay.toPay')}</dt>
        <dd className={isRounded ? 'figures text-lead' : 'figures text-heading-3 font-bold'}>{formatMoney(total)}</dd>
      </div>
      {isRounded && (
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-smoke">{t('pay.rounded')}</dt>
          <dd className="figures text-heading-3 font-bold">{formatMoney(toPay)}</dd>
        </div>
      )}
    </dl>
  )
}
