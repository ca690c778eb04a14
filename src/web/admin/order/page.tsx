import { useState } from 'react'
import { data } from 'react-router'
import type { OrderStatus } from '#contract/rules/order-states.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { useLoaded } from '#web/browser/query/use-loaded.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'
import { BackLink } from '../kit/back-link.tsx'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { LazyStatusDialog } from '../lazy-status-dialog.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { OrderStatusChip } from '../order-status-chip.tsx'
import { wordOf } from '../order-status-words.ts'
import { useStaffTopic } from '../live/use-staff-topic.ts'
import { titled } from '../titled.ts'
import { HoldPart } from './hold-part.tsx'
import { ItemsPart } from './items-part.tsx'
import { MailsPart } from './mails-part.tsx'
import { NotesPart } from './notes-part.tsx'
import { PayLinkPart } from './pay-link-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { PickupPart } from './pickup-part.tsx'
import { ProductionPart } from './production-part.tsx'
import { RefundsPart } from './refunds-part.tsx'
import { StatusActions } from './status-actions.tsx'
import { TimelinePart } from './timeline-part.tsx'
import { TrackingPart } from './tracking-part.tsx'
import { orderQuery, refundsQuery, useOrderCache } from './use-order-cache.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { language } = context.get(visitContext)
  try {
    const [order, { countries }] = await Promise.all([
      api.adminOrders.get({ id: params.orderNumber }),
      api.checkout.options({ lang: language }),
    ])
    const refunds = await api.payments.listRefunds({ id: order.id })
    const countryNames = Object.fromEntries(countries.map(({ code, name }) => [code, name]))
    return {
      order,
      refunds,
      countries,
      countryNames,
      ...messagesOf(language, ['admin-order', 'admin-pay-link', 'admin-pickups', 'promise']),
    }
  } catch (error) {
    if (statusOf(error) === 404) throw data(null, { status: 404 })
    throw error
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.order.order_number)
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order: loaded, refunds: loadedRefunds, countries, countryNames } = loaderData
  const t = useMessages('admin-order')
  const common = useMessages('admin')
  const language = useLanguage()
  const { showOrder, readAgain } = useOrderCache()
  const [asked, setAsked] = useState<OrderStatus>()
  const order = useLoaded(orderQuery(loaded.id, language), loaded)
  const refunds = useLoaded(refundsQuery(loaded.id, language), loadedRefunds)
  useStaffTopic('orders', (ids) => {
    if (ids === 'missed' || ids.includes(order.id)) void readAgain(order.id)
  })

  function handleDone(status: OrderStatus, changed: StaffOrder) {
    setAsked(undefined)
    void showOrder(changed)
    showToast({
      title: status === order.status ? t('trackingSaved') : common(`marked.${wordOf(status, order)}`, { number: order.order_number }),
      tone: 'success',
    })
  }

  return (
    <article className="grid grid-cols-1 gap-5">
      <div>
        <BackLink to={adminPages.orders()}>{t('order.back')}</BackLink>
        <AdminHeading
          below={t('order.placed', { date: formatDateTime(language, order.placed_at) })}
          aside={<StatusActions order={order} onMark={setAsked} />}
        >
          <span className="flex flex-wrap items-center gap-3">
            <span className="figures">{order.order_number}</span>
            <OrderStatusChip status={order.customer_status} delivery={order.delivery} />
          </span>
        </AdminHeading>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] print:block">
        <div className="min-w-0">
          <ItemsPart order={order} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5 lg:sticky lg:top-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
          <PickupPart order={order} countries={countries} />
          <PaymentPart order={order} />
          <PayLinkPart key={order.id} order={order} />
          <ProductionPart order={order} />
          <HoldPart order={order} onCancel={() => setAsked('cancelled')} />
          <RefundsPart order={order} money={refunds} />
          <TrackingPart order={order} onEdit={() => setAsked(order.status)} />
          <MailsPart order={order} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5 lg:col-start-1 lg:row-start-2">
          <PeoplePart order={order} countryNames={countryNames} />
          <TimelinePart entries={order.timeline} delivery={order.delivery} />
          <div className="print:hidden">
            <NotesPart orderId={order.id} />
          </div>
        </div>
      </div>
      {asked && (
        <LazyStatusDialog
          order={order}
          status={asked}
          onClose={() => setAsked(undefined)}
          onDone={(changed) => handleDone(asked, changed)}
        />
      )}
    </article>
  )
}

export function ErrorBoundary() {
  return <LoadFailed missing="order" />
}
