import { lazy, useState } from 'react'
import { endingHours, orderStatuses, type OrderStatus, paymentStatuses } from '#contract/rules/order-states.ts'
import { jobTicketsAddress, packingSlipsAddress } from '#contract/addresses-beside.ts'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import type { OrderRow } from '#contract/orders.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { type Language } from '#contract/languages.ts'
import type { Api } from '#web/render/page-context.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { addressOf } from '#web/browser/calls/address-of.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { showToast } from '#web/ui/toasts.ts'
import type { Route } from './+types/page'
import { ChoiceField } from '../kit/list/choice-field.tsx'
import { pageOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { useListed } from '../kit/list/use-listed.ts'
import { LazyStatusDialog } from '../lazy-status-dialog.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { OrderStatusChip } from '../order-status-chip.tsx'
import { canBeMarked, wordOf } from '../order-status-words.ts'
import { noteOf } from './note-of.ts'
import { ordersList, type OrdersQuery, ranges, statusFilters } from './orders-list.ts'
import { OrdersStats } from './orders-stats.tsx'
import { useBulkStatuses } from './use-bulk-statuses.ts'
import { visitFilters } from './visit-filters.ts'

const OrderPeek = lazy(() => import('./order-peek.tsx').then((module) => ({ default: module.OrderPeek })))
const peekOf = ({ id }: OrderRow) => <OrderPeek id={id} />

/** The most packing slips that the server renders in one request. */
const mostSlips = 100

export function loader(asked: Route.LoaderArgs) {
  const texts = { areas: ['admin-orders'], title: 'admin-orders:pageTitle' } as const
  return loadList(asked, ordersList, texts, async (api, query, language) => ({
    ...(await api.adminOrders.list(pageOf(query))),
    countries: (await api.checkout.options({ lang: language })).countries,
    ...(await namesOf(api, query, language)),
  }))
}

async function namesOf(api: Api, query: OrdersQuery, language: Language) {
  const { product, partner } = query
  const nameOf = (id: string | undefined) =>
    id === undefined
      ? undefined
      : api.catalog.getProduct({ id, lang: language }).then(
          ({ name }) => name,
          () => undefined,
        )
  const [{ events }, found, beside, brought, all] = await Promise.all([
    api.events.list({ lang: language }),
    nameOf(product),
    nameOf(query.with),
    partner === undefined ? undefined : api.adminPartners.get({ id: partner }).catch(() => undefined),
    api.adminPartners.names({}),
  ])
  const products = product === undefined ? [] : [{ value: product, label: found ?? product }]
  const others = query.with === undefined ? [] : [{ value: query.with, label: beside ?? query.with }]
  const listed = all.partners.map(({ id, company }) => ({ value: id, label: company }))
  const isListed = partner === undefined || listed.some(({ value }) => value === partner)
  const partners = isListed ? listed : [{ value: partner, label: brought?.company ?? partner }, ...listed]
  return { events: events.map(({ id, title }) => ({ value: id, label: title })), products, others, partners }
}

export const meta = listMeta

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const options = useLanguageOptions()
  const listed = useListed(loaderData, adminOrders.list, pageOf)
  const { query, orders, stats, countries, events, products, others, partners, loadedAt } = listed
  const t = useMessages('admin-orders')
  const common = useMessages('admin')
  const language = useLanguage()
  const [asked, setAsked] = useState<{ order: OrderRow; status: OrderStatus }>()
  const placedOf = ({ placed_at }: OrderRow) =>
    formatDateTime(language, placed_at, { year: placed_at.slice(0, 4) !== loadedAt.slice(0, 4) })
  const sumOf = ({ total }: OrderRow) => formatMoney(total).replace('RM\u00a0', '')
  const buyerOf = ({ customer, channel }: OrderRow) => customer || (channel === 'counter' ? common('counterSale') : '')
  const placeOf = ({ city, delivery }: OrderRow) => (delivery === 'pickup' ? t('pickup') : city)
  const chipOf = ({ customer_status, delivery }: OrderRow) => <OrderStatusChip status={customer_status} delivery={delivery} />

  function handleMarked({ order, status }: { order: OrderRow; status: OrderStatus }) {
    setAsked(undefined)
    showToast({ title: common(`marked.${wordOf(status, order)}`, { number: order.order_number }), tone: 'success' })
    void listed.readAgain()
  }

  return (
    <>
      <ListPage
        list={ordersList}
        listed={listed}
        rows={orders}
        topic="orders"
        title={t('title')}
        create={{ label: t('new'), to: adminPages.newOrder() }}
        search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
        none={{ title: t('none') }}
        noneFound={t('noneFound')}
        above={<OrdersStats stats={stats} range={query.range} />}
        aside={
          <ChoiceField
            label={t('range.label')}
            options={ranges}
            labelOf={(range) => t(`range.${range}`)}
            value={query.range}
            addressOf={(range) => ordersList.address(query, { range })}
          />
        }
        fileTo={addressOf(adminOrders.file, ordersList.fileQuery(query), language)}
        idOf={({ id }) => id}
        nameOf={({ order_number }) => order_number}
        addressOf={({ order_number }) => adminPages.order(order_number)}
        peekOf={peekOf}
        columns={[
          { key: 'order', heading: t('column.order'), sort: 'order_number', cell: ({ order_number }) => order_number },
          { key: 'customer', heading: t('column.customer'), width: 'max-w-60 max-xl:max-w-40', cell: buyerOf },
          { key: 'city', heading: t('column.city'), from: 'xl', width: 'max-w-44', cell: placeOf },
          { key: 'placed', heading: t('column.placed'), sort: 'placed_at', quiet: true, cell: placedOf },
          {
            key: 'items',
            heading: t('column.items'),
            from: 'xl',
            figures: true,
            cell: ({ item_count }) => formatNumber(language, item_count),
          },
          {
            key: 'total',
            heading: t('column.total'),
            sort: 'total',
            figures: true,
            bold: true,
            cell: sumOf,
          },
          { key: 'status', heading: t('column.status'), cell: chipOf },
          { key: 'note', heading: t('column.note'), from: 'xl', quiet: true, cell: (order) => noteOf(t, order, loadedAt) },
        ]}
        cardOf={(order) => ({
          lines: [
            [buyerOf(order), order.delivery === 'pickup' && t('pickup')].filter(Boolean).join(' · '),
            [placedOf(order), t('pieces', { count: order.item_count }), noteOf(t, order, loadedAt)].filter(Boolean).join(' · '),
          ],
          figure: sumOf(order),
          chip: chipOf(order),
        })}
        views={(['proof_submitted', 'pending', 'processing', 'shipped'] as const).map((status) => ({
          label: t(`statusFilter.${status}`),
          query: { status },
        }))}
        filters={[
          {
            name: 'status',
            label: t('filter.status'),
            options: statusFilters.map((value) => ({ value, label: t(`statusFilter.${value}`) })),
          },
          {
            name: 'payment',
            label: t('filter.payment'),
            options: paymentStatuses.map((value) => ({
              value,
              label: common(value === 'proof_submitted' ? 'status.proof_submitted' : `payment.${value}`),
            })),
          },
          { name: 'cancelled', label: t('filter.cancelled'), options: [{ value: 'false', label: t('filter.leftOut') }] },
          { name: 'country', label: t('filter.country'), options: countries.map(({ code, name }) => ({ value: code, label: name })) },
          { name: 'ending', label: t('filter.ending'), options: [{ value: 'true', label: t('endingSoon', { hours: endingHours }) }] },
          { name: 'to_refund', label: t('filter.to_refund'), options: [{ value: 'true', label: t('toRefund') }] },
          { name: 'ready', label: t('filter.ready'), options: [{ value: 'true', label: t('readyToShip') }] },
          { name: 'uncollected', label: t('filter.uncollected'), options: [{ value: 'true', label: t('uncollected') }] },
          ...(events.length > 0 ? [{ name: 'event', label: t('filter.event'), options: events }] : []),
          { kind: 'product', name: 'product', label: t('filter.product'), options: products },
          ...(partners.length > 0 ? [{ name: 'partner', label: t('filter.partner'), options: partners }] : []),
          ...(others.length > 0 ? [{ name: 'with', label: t('filter.with'), options: others }] : []),
          // Filters that a link from the analytics has set. They are shown so they can be removed.
          ...(query.discount
            ? [{ name: 'discount', label: t('filter.discount'), options: [{ value: query.discount, label: query.discount }] }]
            : []),
          ...(query.letter
            ? [{ name: 'letter', label: t('filter.letter'), options: [{ value: query.letter, label: t('filter.letterChosen') }] }]
            : []),
          ...visitFilters(query, t, language),
          {
            name: 'language',
            label: t('filter.language'),
            options: options.map(({ code, name }) => ({ value: code, label: name })),
          },
          {
            name: 'buyer',
            label: t('filter.buyer'),
            options: (['member', 'guest'] as const).map((value) => ({ value, label: t(`filter.${value}`) })),
          },
          { kind: 'days', name: 'from', label: t('filter.placed') },
        ]}
        bulk={useBulkStatuses(query)}
        bulkFiles={[
          {
            key: 'slips',
            label: t('packingSlips'),
            most: mostSlips,
            addressOf: (chosen) => packingSlipsAddress(chosen.map(({ id }) => id)),
          },
          {
            key: 'tickets',
            label: t('jobTickets'),
            most: mostSlips,
            addressOf: (chosen) =>
              jobTicketsAddress(
                chosen.map(({ id }) => id),
                language,
              ),
          },
        ]}
        actionsOf={(order) => [
          { key: 'view', label: t('view'), to: adminPages.order(order.order_number) },
          'line',
          ...orderStatuses
            .filter((status) => status !== order.status && canBeMarked(order, status))
            .map((status) => ({
              key: status,
              label: common(`markAs.${wordOf(status, order)}`),
              danger: status === 'cancelled',
              onSelect: () => setAsked({ order, status }),
            })),
        ]}
      />
      {asked && <LazyStatusDialog {...asked} onClose={() => setAsked(undefined)} onDone={() => handleMarked(asked)} />}
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
