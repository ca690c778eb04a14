import { formatMoney, formatRoundMoney } from '#contract/messages/format.ts'
import { formatDate, formatDateRange } from '#contract/messages/format-dates.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { rangeOf } from '#contract/rules/known-ranges.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { Chart } from '#web/features/chart/chart.tsx'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Heading } from '#web/ui/heading.tsx'
import { Link } from '#web/ui/link.tsx'
import { CopiedLine } from '../copied-line.tsx'
import { Funnel } from '../funnel.tsx'
import { PartnerHead } from '../partner-head.tsx'
import { ShareButton } from '../share-button.tsx'
import { StatusNotice } from '../status-notice.tsx'
import type { Route } from './+types/page'
import { Balance } from './balance.tsx'
import { PlacesPart } from './places-part.tsx'
import { PrintBand } from './print-band.tsx'
import { WebAddress } from '../web-address.tsx'

const months = ['m01', 'm02', 'm03', 'm04', 'm05', 'm06', 'm07', 'm08', 'm09', 'm10', 'm11', 'm12'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext)
  const range = rangeOf('month', dayOf(new Date()))
  const [partner, statistics, { locations }] = await Promise.all([
    api.partnerArea.get(),
    api.partnerArea.statistics(range),
    api.partnerArea.locations(),
  ])
  return { partner, statistics, locations, ...messagesOf(language, ['partner-area', 'chart']) }
}

export default function PartnerDashboard({ loaderData: { partner, statistics, locations } }: Route.ComponentProps) {
  const t = useMessages('partner-area')
  const language = useLanguage()
  const { publicUrl, name } = useShop()
  const { totals, previous, by_day, from, to } = statistics
  const link = `${publicUrl}/?p=${encodeURIComponent(partner.code)}`
  const month = months.find((known) => known.endsWith(from.slice(5, 7))) ?? 'm01'
  const span = formatDateRange(language, from, to)
  return (
    <>
      <PartnerHead title={t('dashboard.title')} />
      <StatusNotice partner={partner} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <h1 className="text-lead text-smoke">
            {t('dashboard.earned', { month: t(`months.${month}`) })}
            <span className="figures mt-1 block font-display text-display-1 text-ink">{formatMoney(totals.commission)}</span>
          </h1>
          <Balance partner={partner} />
        </div>
        <div className="grid content-start gap-3">
          <CopiedLine label={t('dashboard.code')} text={partner.code} shown={<span className="text-heading-3">{partner.code}</span>} />
          <CopiedLine label={t('dashboard.link')} text={link} shown={<WebAddress>{link}</WebAddress>} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-small text-smoke">{t('dashboard.linkHint')}</p>
            <ShareButton title={name} url={link} />
          </div>
        </div>
      </div>

      <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-12 lg:mt-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <Chart
          title={t('days.title')}
          points={by_day.map(({ day, commission }) => ({
            key: day,
            label: formatDate(language, day, { month: 'short', year: false }),
            now: commission,
          }))}
          nowLabel={t('days.earned')}
          axisLabel={t('days.day')}
          print={formatRoundMoney}
          isLastOpen
          fileName={`commission-${from}`}
          note={span}
        />
        <section aria-labelledby="funnel">
          <Heading id="funnel" size="heading-3">
            {t('funnel.title')}
          </Heading>
          <p className="mt-1 mb-4 text-small text-smoke">{span}</p>
          <Funnel totals={totals} previous={previous} />
          <Link to={partnerPages.statistics()} className="text-link mt-5 inline-flex min-h-11 items-center text-label font-medium">
            {t('dashboard.toStatistics')}
          </Link>
        </section>
      </div>

      <PlacesPart locations={locations} byLocation={statistics.by_location} ownCode={partner.code} />
      <PrintBand code={locations.find(({ is_active }) => is_active)?.tracking_code ?? partner.code} />
    </>
  )
}
