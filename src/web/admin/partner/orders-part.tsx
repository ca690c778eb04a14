import type { AdminPartner } from '#contract/admin-partners.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { Part } from '../order/part.tsx'
import { stateLooks } from '../partners/status-looks.ts'

export function OrdersPart({ partner: { id, recent_orders: orders } }: { partner: AdminPartner }) {
  const t = useMessages('admin-partners')
  return (
    <Part
      title={t('one.recent')}
      aside={
        orders.length > 0 && (
          <Link to={adminPages.orders({ partner: id, range: 'all' })} className="text-link">
            {t('one.allOrders')}
          </Link>
        )
      }
    >
      {orders.length === 0 ? (
        <p className="py-4 text-smoke">{t('one.noOrders')}</p>
      ) : (
        <ul className="divide-y divide-wool/70">
          {orders.map((order) => (
            <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
              <Link
                to={adminPages.order(order.order_number)}
                className="figures inline-flex min-h-6 items-center font-bold text-lapis hover:underline"
              >
                {order.order_number}
              </Link>
              <StatusChip status={stateLooks[order.state]}>{t(`state.${order.state}`)}</StatusChip>
              <span className="figures basis-full text-tiny text-smoke">
                {[order.location ?? t('one.ownCode'), formatMoney(order.amount), formatMoney(order.commission)].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
