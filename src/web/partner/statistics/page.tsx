import { commissionsFileAddress } from '#contract/addresses-beside.ts'
import { formatMoney, formatPercent, formatRoundMoney } from '#contract/messages/format.ts'
import { formatDate, formatDateRange } from '#contract/messages/format-dates.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Chart } from '#web/features/chart/chart.tsx'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Heading } from '#web/ui/heading.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Funnel } from '../funnel.tsx'
import { PartnerHead } from '../partner-head.tsx'
import type { Route } from './+types/page'
import { KeyFigures } from './key-figures.tsx'
import { OrdersPart } from './orders-part.tsx'
import { PayoutsPart } from './payouts-part.tsx'
import { PlacesTable } from './places-table.tsx'
import { readSpan } from './read-span.ts'
import { SpanForm } from './span-form.tsx'

const ordersOnPage = 10
const mostPayouts = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext).partnerArea
  const today = dayOf(new Date())
  const { locations } = await api.locations()
  const span = readSpan(url.searchParams, { today, locationIds: locations.map(({ id }) => id) })
  const asked = { from: span.from, to: span.to, ...(span.location ? { location: span.location } : {}) }
  const [statistics, referrals, payouts] = await Promise.all([
    api.statistics(asked),
    api.referrals({ ...asked, page: span.page, limit: ordersOnPage }),
    api.payouts({ page: 1, limit: mostPayouts }),
  ])
  return {
    span,
    today,
    locations: locations.map(({ id, name }) => ({ id, name })),
    statistics,
    referrals,
    payouts: payouts.payouts,
    ...messagesOf(language, ['partner-area', 'partner-figures', 'chart']),
  }
}

export default function StatisticsPage({ loaderData }: Route.ComponentProps) {
  const { span, today, locations, statistics, referrals, payouts } = loaderData
  const t = useMessages('partner-figures')
  const tArea = useMessages('partner-area')
  const language = useLanguage()
  const { totals, previous, by_day, previous_by_day, by_hour, by_location } = statistics
  const days = formatDateRange(language, span.from, span.to)
  const file = `${span.from}-${span.to}`
  return (
    <>
      <PartnerHead title={t('title')} />
      <PageHeading size="heading-1" below={days}>
        {t('title')}
      </PageHeading>
      <SpanForm span={span} today={today} locations={locations} />
      <KeyFigures totals={totals} previous={previous} />
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <Chart
          title={tArea('days.title')}
          figure={formatMoney(totals.commission)}
          points={by_day.map(({ day, commission }, index) => ({
            key: day,
            label: formatDate(language, day, { month: 'short', year: false }),
            now: commission,
            before: previous_by_day[index]?.commission ?? null,
          }))}
          nowLabel={t('now')}
          beforeLabel={t('before')}
          axisLabel={tArea('days.day')}
          print={formatRoundMoney}
          isLastOpen={span.to === today}
          fileName={`commission-${file}`}
        />
        <section aria-labelledby="funnel">
          <Heading id="funnel" size="heading-3">
            {tArea('funnel.title')}
          </Heading>
          <p className="mt-1 mb-4 text-small text-smoke">
            {totals.conversion === null ? t('noScans') : t('conversion', { percent: formatPercent(language, totals.conversion, 1) })}
          </p>
          <Funnel totals={totals} previous={previous} />
        </section>
      </div>
      <div className="mt-12">
        <Chart
          title={t('hours')}
          points={by_hour.map(({ hour, scans }) => ({ key: String(hour), label: `${hour}:00`, now: scans }))}
          nowLabel={t('scans')}
          axisLabel={t('hour')}
          print={(value) => String(value)}
          fileName={`scans-by-hour-${file}`}
          note={t('hoursNote')}
        />
      </div>
      <PlacesTable rows={by_location} />
      <OrdersPart list={referrals} span={span} />
      <PayoutsPart payouts={payouts} />
      <section aria-labelledby="files" className="mt-12">
        <Heading id="files" size="heading-3">
          {t('files.title')}
        </Heading>
        <p className="mt-2 max-w-prose text-label text-smoke">{t('files.text')}</p>
        <a
          href={commissionsFileAddress({ from: span.from, to: span.to, lang: language })}
          download
          className={buttonLook({ tone: 'quiet', size: 'small' }).concat(' mt-4')}
        >
          <DownloadIcon className="size-4.5" />
          {t('files.csv')}
        </a>
      </section>
    </>
  )
}
