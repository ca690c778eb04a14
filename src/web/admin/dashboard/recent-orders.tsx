import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import type { OrderRow } from '#contract/orders.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { TableCell } from '#web/ui/table-cell.tsx'
import { TableHeaderCell } from '#web/ui/table-header-cell.tsx'
import { OrderStatusChip } from '../order-status-chip.tsx'
import { DashboardPart } from './dashboard-part.tsx'
import { formatWhen } from './format-when.ts'

export function RecentOrders({ orders, at }: { orders: readonly OrderRow[]; at: string }) {
  const t = useMessages('admin-dashboard')
  const language = useLanguage()
  const common = useMessages('admin')
  const buyerOf = ({ customer, channel }: OrderRow) => customer || (channel === 'counter' ? common('counterSale') : '')
  const sumOf = ({ total }: OrderRow) => formatMoney(total).replace('RM\u00a0', '')
  return (
    <DashboardPart
      title={t('recent.title')}
      aside={
        <Link to={adminPages.orders()} className="text-link font-bold">
          {t('recent.all')}
        </Link>
      }
    >
      {orders.length === 0 ? (
        <p className="px-4 pb-4 text-smoke">{t('recent.none')}</p>
      ) : (
        <>
          <div className="overflow-x-auto max-md:hidden">
            <table className="w-full whitespace-nowrap">
              <caption className="sr-only">{t('recent.title')}</caption>
              <thead>
                <tr className="h-9.5 border-y border-wool">
                  <TableHeaderCell>{t('recent.order')}</TableHeaderCell>
                  <TableHeaderCell>{t('recent.customer')}</TableHeaderCell>
                  <TableHeaderCell>{t('recent.placed')}</TableHeaderCell>
                  <TableHeaderCell figures className="max-[92rem]:hidden">
                    {t('recent.items')}
                  </TableHeaderCell>
                  <TableHeaderCell figures>{t('recent.total')}</TableHeaderCell>
                  <TableHeaderCell>{t('recent.status')}</TableHeaderCell>
                </tr>
              </thead>
              <tbody>
                {orders.map((order) => (
                  <tr key={order.id} className="h-10.5 border-b border-wool last:border-b-0 hover:bg-hover">
                    <TableCell>
                      <Link to={adminPages.order(order.order_number)} className="text-link figures font-bold">
                        {order.order_number}
                      </Link>
                    </TableCell>
                    <TableCell translate="no" className="max-w-40 min-w-28 break-words whitespace-normal">
                      {buyerOf(order)}
                    </TableCell>
                    <TableCell quiet>
                      <span className="figures">{formatWhen(language, order.placed_at, at)}</span>
                    </TableCell>
                    <TableCell figures className="max-[92rem]:hidden">
                      {formatNumber(language, order.item_count)}
                    </TableCell>
                    <TableCell figures className="font-bold">
                      {sumOf(order)}
                    </TableCell>
                    <TableCell>
                      <OrderStatusChip status={order.customer_status} delivery={order.delivery} />
                    </TableCell>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <ul className="md:hidden">
            {orders.map((order) => (
              <li key={order.id} className="border-t border-wool">
                <Link to={adminPages.order(order.order_number)} className="flex items-center justify-between gap-3 px-4 py-2.5">
                  <span className="min-w-0">
                    <span className="figures block font-bold text-lapis">{order.order_number}</span>
                    <span translate="no" className="block break-words">
                      {buyerOf(order)}
                    </span>
                    <span className="figures block text-tiny text-smoke">{formatWhen(language, order.placed_at, at)}</span>
                  </span>
                  <span className="shrink-0 text-right">
                    <span className="figures mb-1 block font-bold">{sumOf(order)}</span>
                    <OrderStatusChip status={order.customer_status} delivery={order.delivery} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </DashboardPart>
  )
}
