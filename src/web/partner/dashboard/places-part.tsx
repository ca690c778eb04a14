import type { Location, PartnerStatistics } from '#contract/partner-area.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { PlusIcon, PrinterIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Motif } from '#web/ui/motif.tsx'
import { formatCount, formatSum, formatVisits } from '../figure-text.ts'

export type PlacesPartProps = { locations: readonly Location[]; byLocation: PartnerStatistics['by_location']; ownCode: string }

/** Every current place, and any other source of this month's earnings. A table on a desktop, two lines per place on a phone. */
export function PlacesPart({ locations, byLocation, ownCode }: PlacesPartProps) {
  const t = useMessages('partner-area')
  const language = useLanguage()
  const rows = rowsOf(locations, byLocation, { ownCode, ownName: t('places.own') })
  return (
    <section aria-labelledby="places" className="mt-12 lg:mt-16">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <Heading id="places" size="heading-3">
          {t('places.title')}
        </Heading>
        {rows.length > 0 && (
          <ButtonLink to={partnerPages.locations()} tone="secondary" size="small">
            <PlusIcon className="size-4.5" />
            {t('places.add')}
          </ButtonLink>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          level={3}
          motif={<Motif name="yurt" />}
          title={t('places.empty')}
          action={<ButtonLink to={partnerPages.locations()}>{t('places.addFirst')}</ButtonLink>}
        >
          {t('places.emptyText')}
        </EmptyState>
      ) : (
        <table className="block w-full text-body sm:table">
          <thead className="hidden sm:table-header-group">
            <tr className="h-11 border-b border-wool text-left text-small text-smoke [&>th]:font-medium [&>th+th]:pl-3">
              <th scope="col">{t('places.place')}</th>
              <th scope="col">{t('places.code')}</th>
              <th scope="col" className="text-right">
                {t('places.scans')}
              </th>
              <th scope="col" className="text-right">
                {t('places.visits')}
              </th>
              <th scope="col" className="text-right">
                {t('places.orders')}
              </th>
              <th scope="col" className="text-right">
                {t('places.earned')}
              </th>
              <th scope="col">
                <span className="sr-only">{t('places.print')}</span>
              </th>
            </tr>
          </thead>
          <tbody className="block sm:table-row-group">
            {rows.map(({ key, name, code, scans, visits, orders, commission }) => (
              <tr
                key={key}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-wool py-3 sm:table-row sm:h-14 sm:py-0 sm:[&>td]:pl-3"
              >
                <th scope="row" className="text-left font-bold wrap-anywhere sm:max-w-80">
                  {name}
                </th>
                <td className="row-start-2 text-small text-smoke">{code}</td>
                <td className="figures text-right max-sm:hidden">{formatCount(language, scans)}</td>
                <td className="figures text-right max-sm:hidden">{formatVisits(language, visits)}</td>
                <td className="figures text-right max-sm:hidden">{formatCount(language, orders)}</td>
                <td className="figures col-start-2 row-start-1 text-right font-bold">
                  <span className="sm:hidden">RM&nbsp;</span>
                  {formatSum(commission)}
                </td>
                <td className="text-right">
                  <Link
                    to={partnerPages.qr({ place: code })}
                    aria-label={t('places.printNamed', { name })}
                    className="inline-flex min-h-11 items-center gap-2 text-label font-bold whitespace-nowrap text-lapis hover:underline"
                  >
                    <PrinterIcon className="size-4.5" />
                    {t('places.print')}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type Own = { ownCode: string; ownName: string }
type Row = { key: string; name: string; code: string; scans: number; visits: number | null; orders: number; commission: number }

const none = { scans: 0, visits: 0, orders: 0, commission: 0 }

function rowsOf(locations: readonly Location[], byLocation: PartnerStatistics['by_location'], { ownCode, ownName }: Own): Row[] {
  const counted = new Map(byLocation.map((counts) => [counts.location_id ?? '', counts]))
  const standing = locations
    .filter(({ is_active, id }) => is_active || counted.has(id))
    .map(({ id, name, tracking_code }) => ({ ...none, ...counted.get(id), key: id, name, code: tracking_code }))
  const known = new Set(locations.map(({ id }) => id))
  const others = byLocation
    .filter(
      ({ location_id, scans, orders, commission }) =>
        (location_id === null || !known.has(location_id)) && (scans > 0 || orders > 0 || commission !== 0),
    )
    .map((counts) => ({
      ...counts,
      key: counts.location_id ?? 'own',
      name: counts.name ?? ownName,
      code: counts.location_id === null ? ownCode : counts.tracking_code,
    }))
  return [...standing, ...others].toSorted((a, b) => b.commission - a.commission || b.scans - a.scans)
}
