import type { PersonDetails } from '#contract/admin-members.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { formatWhen } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Part } from '../order/part.tsx'
import { OrderStatusChip } from '../order-status-chip.tsx'

export function OrdersPart({ person: { email, orders, orders_count }, now }: { person: PersonDetails; now: string }) {
  const t = useMessages('admin-members')
  const language = useLanguage()
  return (
    <Part
      title={t('one.orders')}
      aside={
        orders.length > 0 && (
          <Link to={adminPages.orders({ q: email, range: 'all' })} className="text-link">
            {t('one.allOrders')}
          </Link>
        )
      }
    >
      {orders.length === 0 ? (
        <p className="py-6 text-smoke">{t('one.noOrders')}</p>
      ) : (
        <ul className="divide-y divide-wool/70">
          {orders.map((order) => (
            <li
              key={order.id}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[8rem_minmax(0,1fr)_auto_7rem]"
            >
              <Link
                to={adminPages.order(order.order_number)}
                className="figures inline-flex min-h-6 items-center font-bold text-lapis hover:underline"
              >
                {order.order_number}
              </Link>
              <span className="figures text-smoke max-sm:row-start-2">{formatWhen(language, order.placed_at, now)}</span>
              <OrderStatusChip status={order.customer_status} />
              <span className="figures text-right max-sm:row-start-2">{formatMoney(order.total)}</span>
            </li>
          ))}
        </ul>
      )}
      {orders_count > orders.length && (
        <p className="figures mt-3 text-tiny text-smoke">
          {t('one.newest', { count: orders.length, total: formatNumber(language, orders_count) })}
        </p>
      )}
    </Part>
  )
}
