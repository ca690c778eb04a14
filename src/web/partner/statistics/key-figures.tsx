import type { PartnerTotals } from '#contract/partner-area.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Stat } from '#web/ui/stat.tsx'
import { formatCount } from '../figure-text.ts'

/** Results and earnings, each with the value of the previous period. */
export function KeyFigures({ totals, previous }: { totals: PartnerTotals; previous: PartnerTotals }) {
  const t = useMessages('partner-figures')
  const language = useLanguage()
  const count = (value: number) => formatCount(language, value)
  const figures = [
    { name: 'commission', print: formatMoney },
    { name: 'revenue', print: formatMoney },
    { name: 'orders', print: count },
    { name: 'scans', print: count },
  ] as const
  return (
    <dl aria-label={t('figures')} className="mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-edge border border-wool lg:grid-cols-4">
      {figures.map(({ name, print }) => (
        <Stat
          key={name}
          label={t(`figure.${name}`)}
          value={print(totals[name])}
          note={t('figure.before', { value: print(previous[name]) })}
          accent={name === 'commission'}
        />
      ))}
    </dl>
  )
}
