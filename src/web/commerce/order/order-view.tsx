import { useId, type ReactNode } from 'react'
import { returnedOf } from '#contract/rules/order-money.ts'
import type { Order } from '#contract/orders.ts'
import { pages } from '#contract/pages.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { Queries } from '#web/browser/query/queries.tsx'
import { useShop } from '#web/browser/use-shop.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { CheckIcon, PrinterIcon, ReturnIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ReturnsOfOrder } from '../returns/returns-of-order.tsx'
import { ReviewsOfOrder } from '../reviews/reviews-of-order.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderAddresses } from './order-addresses.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { expectationOf, headingOf, madeOf } from './order-labels.ts'
import { OrderPromise } from './order-promise.tsx'
import { PickupPanel } from './pickup-panel.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { Sums } from './sums.tsx'
import { TrackingPanel } from './tracking-panel.tsx'
import { useLiveOrder } from './use-live-order.ts'

export type PaymentReturn = 'success' | 'pending' | 'cancelled' | 'failed'

export type OrderViewProps = {
  order: Order
  countryNames: Readonly<Record<string, string>>
  proofMaxMb: number
  returned?: PaymentReturn
  first?: ReactNode
  more?: ReactNode
}

export function OrderView(props: OrderViewProps) {
  return (
    <Queries>
      <LiveOrder {...props} />
    </Queries>
  )
}

function LiveOrder({ order: loaded, countryNames, proofMaxMb, returned, first, more }: OrderViewProps) {
  const t = useMessages('order')
  const language = useLanguage()
  const { tax_rate } = useShop()
  const { order, setOrder, isStale } = useLiveOrder(loaded)
  const isUnpaid = order.status === 'pending' && order.payment_status === 'unpaid'
  return (
    <>
      <PageHeading
        size="heading-1"
        above={<span className="figures">{t('above', { number: order.order_number, date: formatDate(language, order.placed_at) })}</span>}
        below={expectationOf(t, order, language)}
      >
        {headingOf(t, order)}
      </PageHeading>
      <div className="mt-5 grid gap-3 empty:hidden print:hidden">
        {first}
        {returned && isUnpaid && (
          <Notice tone={returned === 'failed' ? 'error' : 'info'} announced>
            {t(`returned.${returned}`)}
          </Notice>
        )}
        {isStale && <Notice announced>{t('stale')}</Notice>}
      </div>
      <OrderProgress order={order} className="mt-8 max-w-200 print:hidden" />
      {order.status === 'processing' && order.production_progress && (
        <p aria-live="polite" className="figures mt-4 text-body font-medium print:hidden">
          {madeOf(t, order.production_progress)}
        </p>
      )}
      <OrderPromise order={order} className="mt-5" />
      <div className="@container mt-8 lg:mt-12">
        <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 @4xl:grid-cols-[minmax(0,1fr)_24rem] print:block">
          <div className="grid min-w-0 grid-cols-1 gap-10">
            <TrackingPanel order={order} />
            {order.pickup && <PickupPanel order={order} pickup={order.pickup} />}
            <PaymentPanel order={order} maxMb={proofMaxMb} onChange={setOrder} />
            <Part title={t('bundle')}>
              <OrderLines items={order.items} delivery={order.delivery} />
            </Part>
            <ReturnsOfOrder order={order} />
            <ReviewsOfOrder order={order} />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-10 print:mt-6">
            <div className="grid grid-cols-1 gap-4">
              <Sums
                amounts={order}
                taxRate={tax_rate}
                isPickup={order.delivery === 'pickup'}
                {...(order.pickup && { pickupAt: order.pickup.title })}
              />
              <PaymentState order={order} />
            </div>
            <OrderAddresses order={order} countryNames={countryNames} />
            <Part title={t('timeline.title')}>
              <OrderTimeline order={order} />
            </Part>
            <div className="grid gap-3 print:hidden">
              <ButtonLink to={pages.contact()} tone="secondary" size="large" wide>
                {t('contactUs')}
              </ButtonLink>
              <Button tone="quiet" onClick={() => window.print()}>
                <PrinterIcon />
                {t('print')}
              </Button>
              {more}
              <CancelOrder order={order} onChange={setOrder} />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading id={id} size="heading-3" className="mb-5">
        {title}
      </Heading>
      {children}
    </section>
  )
}

function PaymentState({ order }: { order: Order }) {
  const t = useMessages('order')
  const { payment_status, payment_method, reference } = order
  const returned = returnedOf(order)
  const isPaid = payment_status === 'paid'
  if (!isPaid && payment_status !== 'refunded') return null
  const Icon = isPaid ? CheckIcon : ReturnIcon
  return (
    <div className="text-tile">
      <p className="flex justify-between gap-4 font-medium">
        <span className="inline-flex items-center gap-2.5">
          <Icon className="size-4.5" />
          {order.total === 0 ? payment_method.title : isPaid ? t('pay.confirmed') : t('pay.refunded')}
        </span>
        {order.total > 0 && <span className="text-right">{payment_method.title}</span>}
      </p>
      {isPaid && returned > 0 && (
        <p className="figures mt-1 text-small text-smoke">{t('pay.refundedPart', { amount: formatMoney(returned) })}</p>
      )}
      {reference !== null && <p className="figures mt-1 text-small text-smoke">{t('pay.with', { reference })}</p>}
    </div>
  )
}
