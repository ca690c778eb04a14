import { useId, useState } from 'react'
import type { EventReport } from '#contract/stall-sales.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { money } from '#contract/rules/money.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { NumberField } from '../kit/fields/number-field.tsx'
import { ReportPart } from './report-part.tsx'

const mostCash = 1_000_000
const print = (amount: number) => formatMoney(amount).replace('RM\u00a0', '')

/** The cash to hand in. The float and the counted cash are printed but not saved. */
export function DrawerPart({ report: { cash, totals } }: { report: EventReport }) {
  const t = useMessages('admin-event-report')
  const id = useId()
  const [float, setFloat] = useState<number | null>(null)
  const [counted, setCounted] = useState<number | null>(null)
  const expected = money(cash.expected + (float ?? 0))
  const difference = counted === null ? undefined : money(counted - expected)
  return (
    <ReportPart title={t('drawer.title')} aside="RM">
      <dl className="figures grid grid-cols-[minmax(0,1fr)_auto] text-small *:border-b *:border-wool/70 *:py-2">
        <dt>{t('drawer.sales')}</dt>
        <dd className="text-right">{print(cash.sales)}</dd>
        <dt>{t('drawer.pickups')}</dt>
        <dd className="text-right">{print(cash.pickups)}</dd>
        {totals.rounding !== 0 && (
          <>
            <dt className="text-smoke">{t('drawer.rounding')}</dt>
            <dd className="text-right text-smoke">{print(totals.rounding)}</dd>
          </>
        )}
        <dt className="font-bold">{t('drawer.handIn')}</dt>
        <dd className="text-right font-bold">{print(cash.expected)}</dd>
        {float !== null && (
          <>
            <dt>{t('drawer.withFloat')}</dt>
            <dd className="text-right">{print(expected)}</dd>
          </>
        )}
        {counted !== null && (
          <>
            <dt>{t('drawer.countedIs')}</dt>
            <dd className="text-right">{print(counted)}</dd>
          </>
        )}
        {difference !== undefined && (
          <>
            <dt className="font-bold">{t('drawer.difference')}</dt>
            <dd className={classNames('text-right font-bold', difference === 0 ? 'text-tile' : 'text-pomegranate')}>{print(difference)}</dd>
          </>
        )}
      </dl>
      <div className="mt-3 grid grid-cols-2 gap-3 print:hidden">
        <NumberField id={`${id}-float`} label={t('drawer.float')} isMoney least={0} most={mostCash} value={float} onChange={setFloat} />
        <NumberField
          id={`${id}-counted`}
          label={t('drawer.counted')}
          isMoney
          least={0}
          most={mostCash}
          value={counted}
          onChange={setCounted}
        />
      </div>
      <p className="mt-2 text-tiny text-smoke print:hidden">{t('drawer.hint')}</p>
    </ReportPart>
  )
}
