import * as calls from '#contract/calls/figures.gen.ts'
import type { Figures } from '#contract/figures.ts'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { engineName, type ReportName } from '#contract/rules/figure-reports.ts'
import { agentLinkSource } from '#contract/rules/order-sources.ts'
import { writeBehind } from '#contract/rules/orders-behind.ts'
import { addressOf } from '#web/browser/calls/address-of.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import type { AskedSpan, FigureTab } from './asked-span.ts'
import { GoodsReports } from './goods-reports.tsx'
import { FunnelPart } from './funnel-part.tsx'
import { ReportPart, type ReportRow } from './report-part.tsx'

/** Rows of each report on the full page. A part that is shown alone has all rows of the answer. */
const fewRows = 10

export type ReportsProps = { figures: Figures; asked: AskedSpan; countryNames: Readonly<Record<string, string>> }

export function Reports({ figures, asked, countryNames }: ReportsProps) {
  const t = useMessages('admin-analytics')
  const language = useLanguage()
  const { from, to, abandoned_carts: carts, members } = figures
  const count = (value: number) => formatNumber(language, value)
  const ringgit = (value: number) => formatMoney(value)
  const percent = (part: number, whole: number) => (whole === 0 ? '–' : formatPercent(language, part / whole, 1))
  const { languages: languagesOn } = useShop()
  const languages = figures.languages.filter((row) => row.sessions > 0 || row.orders > 0 || languagesOn.includes(row.language))
  const { compare: _compare, tab, ...span } = asked
  const mostRows = tab ? Infinity : fewRows
  const shows = (part: FigureTab) => tab === undefined || tab === part
  const file = (report: ReportName) => addressOf(calls.file, { ...span, from, to, report: `${report}.csv` }, language)
  const ordersOf = (query: Record<string, string>) => adminPages.orders({ ...query, cancelled: 'false', from, to })
  /** Sums of earlier releases know a search engine only as `search`. */
  const sourceName = (source: string) =>
    source === 'direct' || source === 'search' || source === 'partner' || source === agentLinkSource
      ? t(`source.${source}`)
      : (engineName(source) ?? source)
  const stepName = (step: string) => (step === 'cart' || step === 'checkout' || step === 'browsing' ? t(`cart.${step}`) : step)
  const ordersOfCampaign = ({ source, medium, campaign }: Figures['campaigns'][number]) =>
    ordersOf({ source, ...(medium && { medium }), ...(campaign && { campaign }) })
  const barOf = (value: number, most: number) => (most <= 0 ? 0 : value / most)
  const most = (values: readonly number[]) => Math.max(0, ...values)
  const search = (rows: Figures['top_searches']): ReportRow[] =>
    rows.slice(0, mostRows).map(({ query, searches, sessions, ordered_sessions }) => ({
      key: query,
      name: query,
      // Links to the search results where no visit ordered.
      to:
        ordered_sessions > 0
          ? adminPages.orders({ behind: writeBehind({ of: 'search', from, to, query }) })
          : adminPages.products({ q: query }),
      cells: [count(sessions), count(ordered_sessions), count(searches)],
      bar: barOf(searches, rows[0]?.searches ?? 0),
    }))

  return (
    <div className="-mb-5 gap-5 *:mb-5 *:break-inside-avoid xl:columns-2">
      {shows('funnel') && <FunnelPart figures={figures} asked={asked} sourceName={sourceName} fileTo={file('funnel')} />}
      {shows('carts') && (
        <ReportPart
          title={t('cart.title')}
          note={t('cart.note')}
          headings={[t('cart.step'), t('cart.count'), t('cart.value'), t('cart.recovered'), t('cart.recoveredValue')]}
          rows={carts.by_step.map(({ step, ...row }) => ({
            key: step,
            name: stepName(step),
            to:
              row.recovered > 0
                ? adminPages.orders({ behind: writeBehind({ of: 'cart', from, to, step }) })
                : adminPages.analyticsEvents({ from, to, type: 'cart_abandonment' }),
            cells: [count(row.count), ringgit(row.value), count(row.recovered), ringgit(row.recovered_value)],
            bar: barOf(row.count, carts.count),
          }))}
          total={[t('all'), count(carts.count), ringgit(carts.value), count(carts.recovered), ringgit(carts.recovered_value)]}
          none={t('cart.none')}
          fileTo={file('abandoned_carts')}
        />
      )}
      {shows('products') && (
        <ReportPart
          title={t('product.title')}
          note={t('product.note')}
          headings={[t('product.name'), t('product.views'), t('product.adds'), t('orders'), t('product.units'), t('revenue')]}
          rows={figures.top_products.slice(0, mostRows).map((row) => ({
            key: row.product_id,
            name: row.name,
            to: row.orders > 0 ? ordersOf({ product: row.product_id }) : adminPages.product(row.product_id),
            imageKey: row.image_key,
            cells: [count(row.views), count(row.adds), count(row.orders), count(row.units), ringgit(row.revenue)],
            bar: barOf(row.revenue, figures.top_products[0]?.revenue ?? 0),
          }))}
          barAfter={3}
          none={t('product.none')}
          fileTo={file('top_products')}
        />
      )}
      {shows('sources') && (
        <ReportPart
          title={t('source.title')}
          note={t('source.note', { counted: count(figures.counted.orders), all: count(figures.counted.of) })}
          headings={[t('source.name'), t('sessions'), t('ordered'), t('share'), t('revenue')]}
          rows={figures.sources.slice(0, mostRows).map((row) => ({
            key: row.source,
            name: sourceName(row.source),
            to: row.orders > 0 ? ordersOf({ source: row.source }) : undefined,
            cells: [count(row.sessions), count(row.ordered_sessions), percent(row.ordered_sessions, row.sessions), ringgit(row.revenue)],
            bar: barOf(row.sessions, most(figures.sources.map(({ sessions }) => sessions))),
          }))}
          none={t('noVisits')}
          fileTo={file('sources')}
        />
      )}
      {shows('products') && (
        <ReportPart
          title={t('search.title')}
          note={t('search.note')}
          headings={[t('search.query'), t('sessions'), t('ordered'), t('search.searches')]}
          rows={search(figures.top_searches)}
          none={t('search.none')}
          fileTo={file('top_searches')}
        />
      )}
      {shows('products') && (
        <ReportPart
          title={t('search.emptyTitle')}
          note={t('search.emptyNote')}
          headings={[t('search.query'), t('sessions'), t('ordered'), t('search.searches')]}
          rows={search(figures.searches_without_result)}
          none={t('search.emptyNone')}
          fileTo={file('searches_without_result')}
        />
      )}
      {shows('countries') && (
        <ReportPart
          title={t('country.title')}
          note={t('country.note')}
          headings={[t('country.name'), t('orders'), t('average'), t('revenue')]}
          rows={figures.countries.slice(0, mostRows).map((row) => ({
            key: row.country ?? '',
            name: row.country === null ? t('country.none') : (countryNames[row.country] ?? row.country),
            to: row.country === null ? undefined : ordersOf({ country: row.country }),
            cells: [count(row.orders), row.average_order === null ? '–' : ringgit(row.average_order), ringgit(row.revenue)],
            bar: barOf(row.revenue, figures.countries[0]?.revenue ?? 0),
          }))}
          none={t('noOrders')}
          fileTo={file('countries')}
        />
      )}
      {shows('partners') && (
        <ReportPart
          title={t('partner.title')}
          note={t('partner.note')}
          headings={[t('partner.name'), t('orders'), t('revenue')]}
          rows={figures.partners.slice(0, mostRows).map((row) => ({
            key: row.partner_id,
            name: row.company,
            to: ordersOf({ partner: row.partner_id }),
            cells: [count(row.orders), ringgit(row.revenue)],
            bar: barOf(row.revenue, figures.partners[0]?.revenue ?? 0),
          }))}
          none={t('partner.none')}
          fileTo={file('partners')}
        />
      )}
      {shows('countries') && (
        <ReportPart
          title={t('language.title')}
          note={t('language.note')}
          headings={[t('language.name'), t('sessions'), t('ordered'), t('orders'), t('revenue')]}
          rows={languages.map((row) => ({
            key: row.language,
            name: t(`language.${row.language}`),
            to: ordersOf({ language: row.language }),
            cells: [count(row.sessions), count(row.ordered_sessions), count(row.orders), ringgit(row.revenue)],
            bar: barOf(row.revenue, most(languages.map(({ revenue }) => revenue))),
          }))}
          none={t('noOrders')}
          barAfter={2}
          fileTo={file('languages')}
        />
      )}
      {shows('funnel') && (
        <ReportPart
          title={t('device.title')}
          note={t('device.note')}
          headings={[t('device.name'), t('sessions'), t('ordered'), t('share')]}
          rows={figures.devices
            .filter(({ sessions }) => sessions !== 0)
            .map((row) => ({
              key: row.device,
              name: t(`device.${row.device}`),
              to:
                row.ordered_sessions > 0
                  ? adminPages.orders({ behind: writeBehind({ of: 'visits', from, to, device: row.device }) })
                  : undefined,
              cells: [count(row.sessions), count(row.ordered_sessions), percent(row.ordered_sessions, row.sessions)],
              bar: barOf(row.sessions, most(figures.devices.map(({ sessions }) => sessions))),
            }))}
          none={t('noVisits')}
          fileTo={file('devices')}
        />
      )}
      {shows('buyers') && (
        <ReportPart
          title={t('member.title')}
          note={t('member.note')}
          headings={[t('member.name'), t('orders'), t('member.share'), t('revenue')]}
          rows={
            members.orders + members.guest_orders === 0
              ? []
              : [
                  {
                    key: 'member',
                    name: t('member.members'),
                    to: ordersOf({ buyer: 'member' }),
                    cells: [
                      count(members.orders),
                      percent(members.revenue, members.revenue + members.guest_revenue),
                      ringgit(members.revenue),
                    ],
                  },
                  {
                    key: 'guest',
                    name: t('member.others'),
                    to: ordersOf({ buyer: 'guest' }),
                    cells: [
                      count(members.guest_orders),
                      percent(members.guest_revenue, members.revenue + members.guest_revenue),
                      ringgit(members.guest_revenue),
                    ],
                  },
                ]
          }
          none={t('noOrders')}
          fileTo={file('members')}
        />
      )}
      {shows('buyers') && (
        <ReportPart
          title={t('discount.title')}
          note={t('discount.note')}
          headings={[t('discount.name'), t('orders'), t('discount.given'), t('revenue')]}
          rows={figures.discounts.slice(0, mostRows).map((row) => ({
            key: row.code,
            name: row.code,
            to: ordersOf({ discount: row.code }),
            cells: [count(row.orders), ringgit(row.discount), ringgit(row.revenue)],
            bar: barOf(row.revenue, figures.discounts[0]?.revenue ?? 0),
          }))}
          none={t('discount.none')}
          fileTo={file('discounts')}
        />
      )}
      {shows('sources') && (
        <ReportPart
          title={t('campaign.title')}
          note={t('campaign.note')}
          headings={[t('campaign.name'), t('sessions'), t('ordered'), t('share')]}
          rows={figures.campaigns.slice(0, mostRows).map((row) => ({
            key: `${row.source}/${row.medium}/${row.campaign}`,
            name: [row.campaign, sourceName(row.source), row.medium].filter(Boolean).join(' · '),
            to: row.ordered_sessions > 0 ? ordersOfCampaign(row) : undefined,
            cells: [count(row.sessions), count(row.ordered_sessions), percent(row.ordered_sessions, row.sessions)],
            bar: barOf(row.sessions, figures.campaigns[0]?.sessions ?? 0),
          }))}
          none={t('campaign.none')}
          fileTo={file('campaigns')}
        />
      )}
      <GoodsReports figures={figures} file={file} ordersOf={ordersOf} shows={shows} mostRows={mostRows} />
    </div>
  )
}
