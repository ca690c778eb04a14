import type { Order } from '#contract/orders.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { promiseTexts } from '#contract/messages/promise-texts.ts'
import { spanOf } from '#contract/messages/event-time.ts'
import { imageKeyOf } from '#web/commerce/order/image-key.ts'
import { standingPromise } from '#web/commerce/order/promise-stands.ts'
import { useOwnPages } from '#web/commerce/own-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { OrderStatusChip } from '../order-status-chip.tsx'

const mostImages = 4

export function OrderCard({ order, level = 2 }: { order: Order; level?: 2 | 3 }) {
  const t = useMessages('account')
  const promised = useMessages('promise')
  const language = useLanguage()
  const promise = standingPromise(order)
  const own = useOwnPages()
  const Title = `h${level}` as const
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const shown = order.items.slice(0, mostImages)
  return (
    <article className="group relative grid gap-x-6 gap-y-3 border-b border-wool py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Title className="figures text-body font-bold">
            <Link to={own.order(order.id)} className="rounded-chip group-hover:text-lapis after:absolute after:inset-0">
              {t('orders.number', { number: order.order_number })}
            </Link>
          </Title>
          <OrderStatusChip order={order} />
        </div>
        <p className="figures mt-1 text-small text-smoke">
          {t('orders.placed', { date: formatDate(language, order.placed_at) })}
          {'\u00a0· '}
          {t('orders.pieces', { count: pieces })}
        </p>
        {promise && (
          <p className="figures mt-1 text-small font-medium">{promiseTexts(promised, language, promise, order.delivery === 'pickup')[0]}</p>
        )}
        {order.pickup && order.status !== 'cancelled' && (
          <p className="figures mt-1 text-small font-medium">
            {t('orders.collect', { event: order.pickup.title, when: spanOf(order.pickup, language) })}
          </p>
        )}
        <p className="mt-1 truncate text-label">{order.items.map(({ name }) => name).join(', ')}</p>
      </div>
      <div className="flex items-center justify-between gap-5 sm:justify-end">
        <div className="flex gap-1.5">
          {shown.map((item) => (
            <Thumbnail key={item.id} imageKey={imageKeyOf(item.image_url)} alt="" size={48} className="aspect-4/5 h-auto w-12" />
          ))}
          {order.items.length > mostImages && <span className="self-center text-small text-smoke">+{order.items.length - mostImages}</span>}
        </div>
        <p className="figures text-right font-bold sm:min-w-28">{formatMoney(order.total)}</p>
      </div>
    </article>
  )
}
