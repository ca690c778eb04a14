import { useEffect } from 'react'
import * as calls from '#contract/calls/figures.gen.ts'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { formatDateRange, formatTime } from '#contract/messages/format-dates.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { everythingFile } from '#contract/rules/figure-reports.ts'
import { addressOf } from '#web/browser/calls/address-of.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Link } from '#web/ui/link.tsx'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { loadPart } from '../kit/load-part.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useLivePage } from '../live/use-live-page.ts'
import { AnalyticsTabs } from './analytics-tabs.tsx'
import { readSpan } from './asked-span.ts'
import { Change } from './change.tsx'
import { FigureChart } from './figure-chart.tsx'
import { Reports } from './reports.tsx'
import { SpanBar } from './span-bar.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const asked = readSpan(url.searchParams)
  const { tab: _tab, ...span } = asked
  const api = context.get(apiContext)
  const [figures, { countries }] = await loadPart(Promise.all([api.figures.read(span), api.checkout.options({ lang: language })]))
  const countryNames: Readonly<Record<string, string>> = Object.fromEntries(countries.map(({ code, name }) => [code, name]))
  const texts = messagesOf(language, ['admin-analytics', 'admin-analytics-frame', 'admin-automations', 'admin-list', 'chart'])
  return { asked, figures, countryNames, pageTitle: createTranslator(language, texts.messages)('admin-analytics:pageTitle'), ...texts }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.pageTitle }, { name: 'robots', content: 'noindex' }] : []
}

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const { asked, figures, countryNames } = loaderData
  const { from, to, totals, counted, as_of } = figures
  const t = useMessages('admin-analytics')
  const language = useLanguage()
  const refresh = useRefresh()
  useLivePage('orders')
  // Visits send no notification, so the page is read again when it becomes visible. The heading shows when it was read.
  useEffect(() => {
    const readAgain = () => document.visibilityState === 'visible' && void refresh()
    document.addEventListener('visibilitychange', readAgain)
    return () => document.removeEventListener('visibilitychange', readAgain)
  }, [refresh])
  const facts = [
    ['units', t('units'), formatNumber(language, totals.units), undefined],
    ['sessions', t('sessions'), formatNumber(language, totals.sessions), adminPages.analyticsEvents({ from, to })],
    ['refunds', t('refunds'), formatMoney(totals.refunds), undefined],
    ['orders', t('orders'), formatNumber(language, totals.orders), adminPages.orders({ cancelled: 'false', from, to })],
  ] as const

  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <AdminHeading
        below={t('below', { time: formatTime(as_of) })}
        aside={
          <a
            href={addressOf(calls.file, { from, to, report: everythingFile }, language)}
            download
            className={`${buttonLook({ tone: 'quiet', size: 'dense' })} print:hidden`}
          >
            {t('everything')}
          </a>
        }
      >
        {t('title')}
      </AdminHeading>
      <AnalyticsTabs at={asked.tab ?? 'overview'} asked={asked} count={{ carts: formatNumber(language, figures.abandoned_carts.count) }} />
      <SpanBar asked={asked} from={from} to={to} />
      <p className="hidden font-bold print:block">
        {formatDateRange(language, from, to, { month: 'long' })}
        {figures.compare &&
          ` · ${t('compare.label')}: ${formatDateRange(language, figures.compare.from, figures.compare.to, { month: 'long' })}`}
      </p>
      <p className="-mt-2 text-small text-smoke">
        {counted.of === 0
          ? t('agreedNone')
          : t('agreed', {
              counted: formatNumber(language, counted.orders),
              all: formatNumber(language, counted.of),
              share: formatPercent(language, counted.orders / counted.of, 0),
            })}
      </p>
      {asked.tab === undefined && (
        <>
          <FigureChart figures={figures} name="revenue" />
          <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-edge border border-wool bg-wool lg:grid-cols-4 print:grid-cols-4">
            {facts.map(([name, title, value, address]) => (
              <div key={name} className="bg-surface px-4 py-3">
                <dt className="text-small text-smoke">{title}</dt>
                <dd className="figures text-heading-3 font-bold">
                  {address ? (
                    <Link to={address} className="text-link">
                      {value}
                    </Link>
                  ) : (
                    value
                  )}{' '}
                  <Change share={figures.compare?.change[name]} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 min-[107rem]:grid-cols-4 print:grid-cols-2">
            {(['orders', 'average', 'visitors', 'conversion'] as const).map((name) => (
              <FigureChart key={name} figures={figures} name={name} />
            ))}
          </div>
        </>
      )}
      <Reports figures={figures} asked={asked} countryNames={countryNames} />
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
