import type { PartnerStatistics } from '#contract/partner-area.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import type { Money } from '#contract/rules/money.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Part } from '../order/part.tsx'

type Line = {
  key: string
  name: string
  strong?: boolean
  scans: number
  visits: number | null
  carts: number | null
  orders: number
  revenue: Money
  commission: Money
}

/** The funnel from scans to orders, by place. The totals are compared with the previous period. */
export function FunnelPart({ statistics: { totals, previous, by_location: places } }: { statistics: PartnerStatistics }) {
  const t = useMessages('admin-partners')
  const language = useLanguage()
  const count = (number: number) => formatNumber(language, number)
  const lines: Line[] = [
    ...places.map((place) => ({ ...place, key: place.tracking_code, name: place.name ?? t('one.ownCode') })),
    { ...totals, key: 'all', name: t('one.all'), strong: true },
    { ...previous, key: 'before', name: t('one.before') },
  ]
  const headings = ['scansColumn', 'visits', 'carts', 'ordersColumn', 'revenueColumn', 'earned'] as const
  /** A phone has room for the first stage, the orders and the earnings only. */
  const room = (heading: (typeof headings)[number] | undefined) =>
    heading === 'visits' || heading === 'carts' || heading === 'revenueColumn' ? 'max-sm:hidden' : ''
  return (
    <Part title={t('one.funnel')} className="overflow-x-auto pb-2">
      <table className="w-full text-label max-sm:text-small">
        <thead>
          <tr className="text-left text-tiny text-smoke">
            <th scope="col" className="px-4 py-2 font-medium">
              {t('one.location')}
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={`px-3 py-2 text-right font-medium max-sm:px-2 ${room(heading)}`}>
                {t(`one.${heading}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {lines.map(({ key, name, strong, scans, visits, carts, orders, revenue, commission }) => (
            <tr key={key} className={`border-t border-wool/70 ${strong ? 'font-bold' : ''} ${key === 'before' ? 'text-smoke' : ''}`}>
              <th scope="row" className="min-w-28 px-4 py-2 text-left font-[inherit] wrap-anywhere">
                {name}
              </th>
              {[count(scans), count(visits ?? 0), count(carts ?? 0), count(orders), formatMoney(revenue), formatMoney(commission)].map(
                (figure, index) => (
                  <td key={headings[index]} className={`px-3 py-2 text-right whitespace-nowrap max-sm:px-2 ${room(headings[index])}`}>
                    {figure}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
