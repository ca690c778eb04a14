import type { PartnerStatistics } from '#contract/partner-area.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Heading } from '#web/ui/heading.tsx'
import { formatSum, formatVisits } from '../figure-text.ts'

/** On a phone the funnel above shows the rest. */
const columns = [
  { name: 'scans', look: '' },
  { name: 'visits', look: 'max-sm:hidden' },
  { name: 'carts', look: 'max-sm:hidden' },
  { name: 'orders', look: '' },
] as const

export function PlacesTable({ rows }: { rows: PartnerStatistics['by_location'] }) {
  const t = useMessages('partner-figures')
  const tArea = useMessages('partner-area')
  const language = useLanguage()
  return (
    <section aria-labelledby="by-place" className="mt-12">
      <Heading id="by-place" size="heading-3">
        {t('byPlace')}
      </Heading>
      {rows.length === 0 ? (
        <p className="mt-3 text-body text-smoke">{t('nothing')}</p>
      ) : (
        <div className="mt-3">
          <table className="w-full text-body max-sm:block">
            <thead className="max-sm:block">
              <tr className="h-11 border-b border-wool text-right text-small max-sm:grid max-sm:h-auto max-sm:grid-cols-3 max-sm:py-2 text-smoke [&>th]:px-1 sm:[&>th]:px-2 [&>th]:font-medium [&>th:first-child]:pl-0 [&>th:last-child]:pr-0">
                <th scope="col" className="text-left max-sm:sr-only">
                  {tArea('places.place')}
                </th>
                {columns.map(({ name, look }) => (
                  <th key={name} scope="col" className={look}>
                    {t(`column.${name}`)}
                  </th>
                ))}
                <th scope="col" className="max-sm:hidden">
                  {t('column.revenue')}
                </th>
                <th scope="col">{tArea('places.earned')}</th>
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {rows.map((row) => (
                <tr
                  key={row.location_id ?? 'own'}
                  className="figures h-12 border-b border-wool text-right max-sm:grid max-sm:h-auto max-sm:grid-cols-3 max-sm:py-3 [&>td]:px-2 [&>td:last-child]:pr-0"
                >
                  <th scope="row" className="pr-2 text-left font-bold break-words max-sm:col-span-3 sm:max-w-60">
                    {row.name ?? tArea('places.own')}
                  </th>
                  {columns.map(({ name, look }) => (
                    <td key={name} className={look}>
                      {formatVisits(language, row[name])}
                    </td>
                  ))}
                  <td className="max-sm:hidden">{formatSum(row.revenue)}</td>
                  <td className="font-bold">{formatSum(row.commission)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
