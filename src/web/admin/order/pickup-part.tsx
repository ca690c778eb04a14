import { lazy, Suspense, useState } from 'react'
import type { CheckoutOptions } from '#contract/checkout.ts'
import * as pickups from '#contract/calls/pickups.gen.ts'
import type { OrderPickup, StaffOrder } from '#contract/orders.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { dueForRest } from '#contract/rules/pickup-money.ts'
import { spanOf } from '#contract/messages/event-time.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QuantityStepper } from '#web/commerce/quantity-stepper.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { PickupStateChip } from '../pickup/pickup-state-chip.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { Part } from './part.tsx'
import { TakeMoney } from './take-money.tsx'
import { useOrderCache } from './use-order-cache.ts'

const DecideDialog = lazy(() => import('../pickup/decide-dialog.tsx').then((module) => ({ default: module.DecideDialog })))

export type PickupPartProps = Pick<CheckoutOptions, 'countries'> & { order: StaffOrder }

/** For an order collected at an event: the place and deadline, the items handed over, and manual actions. */
export function PickupPart({ order, ...rest }: PickupPartProps) {
  return order.pickup === null ? null : <Pickup order={order} pickup={order.pickup} {...rest} />
}

function Pickup({ order, pickup, countries }: PickupPartProps & { pickup: OrderPickup }) {
  const t = useMessages('admin-pickups')
  const language = useLanguage()
  const { showOrder } = useOrderCache()
  const [isDeciding, setDeciding] = useState(false)
  const moment = (instant: string) => formatDateTime(language, instant, { timeZone: pickup.time_zone })
  const items = order.items.filter(({ is_collected_earlier }) => !is_collected_earlier)
  const isMissed = pickup.state === 'missed'
  const isShort = pickup.state === 'collected' && items.some(({ quantity, handed_over }) => handed_over < quantity)
  const mayHandOver = order.status !== 'cancelled' && order.payment_status === 'paid' && !pickup.is_cancelled && !isShort
  const pieces = {
    given: items.reduce((sum, { handed_over }) => sum + handed_over, 0),
    all: items.reduce((sum, { quantity }) => sum + quantity, 0),
  }
  const owes = order.status !== 'cancelled' && order.payment_status !== 'paid' && order.payment_status !== 'refunded'

  return (
    <Part title={t('part.title')} aside={<PickupStateChip state={pickup.state} />}>
      <div className="grid gap-3">
        <p>
          <Link to={adminPages.eventPickups(pickup.event_id)} className="text-link font-bold">
            {pickup.title}
          </Link>
          <span className="block">{pickup.venue}</span>
          <span className="figures block text-smoke first-letter:uppercase">{spanOf(pickup, language)}</span>
          <span className="figures block text-smoke">{t('part.until', { until: moment(pickup.until) })}</span>
          {pickup.collected_at !== null && (
            <span className="figures block font-medium text-tile">{t('part.collected', { at: moment(pickup.collected_at) })}</span>
          )}
        </p>
        {isShort && <p className="figures font-medium">{t('part.short', pieces)}</p>}
        {(isMissed || pickup.is_cancelled) && order.status !== 'cancelled' && pickup.state !== 'collected' && (
          <Notice tone="error" title={t(pickup.is_cancelled ? 'part.calledOff' : 'part.missed')}>
            <Button tone="quiet" size="small" className="mt-2" onClick={() => setDeciding(true)}>
              {t('decide')}
            </Button>
          </Notice>
        )}
        {owes && !pickup.is_cancelled && <TakeMoney order={order} />}
        {mayHandOver && <HandOver key={items.map(({ handed_over }) => handed_over).join()} order={order} items={items} />}
      </div>
      <Suspense>
        {isDeciding && (
          <DecideDialog
            order={order}
            toReturn={dueForRest(order.items, order)}
            isPartly={order.items.some(({ handed_over }) => handed_over > 0)}
            eventId={pickup.event_id}
            countries={countries}
            onClose={() => setDeciding(false)}
            onDone={(changed) => {
              setDeciding(false)
              void showOrder(changed)
            }}
          />
        )}
      </Suspense>
    </Part>
  )
}

/** Sets the total handed over of each item, to record a pickup without a code, a partial one or a correction. */
function HandOver({ order, items }: { order: StaffOrder; items: StaffOrder['items'] }) {
  const t = useMessages('admin-pickups')
  const { readAgain } = useOrderCache()
  const handOver = useWrite(pickups.handOver)
  const [given, setGiven] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(items.map(({ id, handed_over }) => [id, handed_over])),
  )
  const changed = items.filter(({ id, handed_over }) => given[id] !== handed_over)
  const isAll = items.every(({ id, quantity }) => given[id] === quantity)

  async function send(counts: { order_item_id: string; quantity: number }[]) {
    const outcome = await handOver.send({ params: { id: order.id }, body: { items: counts, expected_updated_at: order.updated_at } })
    if ('refusal' in outcome) {
      if (outcome.refusal.code !== 'changed_meanwhile') return
      showToast({ title: outcome.refusal.error, tone: 'error' })
      return readAgain(order.id)
    }
    showToast({ title: t('handOver.done', { number: order.order_number }), tone: 'success' })
    await readAgain(order.id)
  }

  return (
    <div className="grid gap-2 print:hidden">
      <p className="text-small font-bold">{t('handOver.title')}</p>
      <ul className="grid gap-2">
        {items.map(({ id, name, variation_name, size, quantity }) => {
          const item = [name, variation_name, size].filter(Boolean).join(', ')
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-36">
                {item}
                <span className="figures block text-small text-smoke">{t('handOver.of', { given: given[id] ?? 0, all: quantity })}</span>
              </span>
              <QuantityStepper
                value={given[id] ?? 0}
                min={0}
                max={quantity}
                labels={{
                  quantity: t('handOver.quantity', { item }),
                  less: t('handOver.less', { item }),
                  more: t('handOver.more', { item }),
                }}
                onChange={(value) => setGiven((before) => ({ ...before, [id]: value }))}
              />
            </li>
          )
        })}
      </ul>
      {handOver.refused && (
        <Notice tone="error" announced>
          {handOver.refused}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {changed.length > 0 && (
          <Button
            size="small"
            loading={handOver.isBusy}
            onClick={() => void send(changed.map(({ id }) => ({ order_item_id: id, quantity: given[id] ?? 0 })))}
          >
            {t('handOver.save')}
          </Button>
        )}
        {changed.length === 0 && !isAll && (
          <Button
            size="small"
            loading={handOver.isBusy}
            onClick={() => void send(items.map(({ id, quantity }) => ({ order_item_id: id, quantity })))}
          >
            {t('handOver.all')}
          </Button>
        )}
      </div>
    </div>
  )
}
