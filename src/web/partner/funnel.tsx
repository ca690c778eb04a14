import type { PartnerTotals } from '#contract/partner-area.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { formatVisits } from './figure-text.ts'

const steps = ['scans', 'visits', 'carts', 'orders'] as const

export type FunnelProps = { totals: PartnerTotals; previous: PartnerTotals }

/** From scans to orders. Each bar is relative to the longest, with the value of the previous period. */
export function Funnel({ totals, previous }: FunnelProps) {
  const t = useMessages('partner-area')
  const language = useLanguage()
  const most = Math.max(1, ...steps.map((step) => totals[step] ?? 0))
  return (
    <dl className="grid gap-4">
      {steps.map((step) => (
        <div key={step} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
          <dt className="text-body">{t(`funnel.${step}`)}</dt>
          <dd className="figures text-body font-bold">{formatVisits(language, totals[step])}</dd>
          <dd aria-hidden="true" className="col-span-2 h-3 overflow-hidden rounded-chip bg-felt">
            <svg width="100%" height="100%" preserveAspectRatio="none" viewBox="0 0 100 1" className="block">
              <rect width={((totals[step] ?? 0) / most) * 100} height="1" className="fill-lapis" />
            </svg>
          </dd>
          <dd className="figures col-span-2 text-small text-smoke">
            {t('funnel.before', { figure: formatVisits(language, previous[step]) })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
