import * as adminMembers from '#contract/calls/admin-members.gen.ts'
import { formatDate, formatDateTime } from '#contract/messages/format-dates.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { Link } from '#web/ui/link.tsx'
import { Peeked, PeekedFact } from '../kit/list/peek.tsx'
import { OrderStatusChip } from '../order-status-chip.tsx'

const shownOrders = 5

export function MemberPeek({ id }: { id: string }) {
  const t = useMessages('admin-members')
  const language = useLanguage()
  return (
    <Peeked query={staffQuery(adminMembers.get, { id }, { language })}>
      {({ email, phone, orders, orders_count, spent, last_seen, marketing_emails }) => (
        <>
          <dl>
            <PeekedFact label={t('one.email')}>{[email, phone].filter(Boolean).join(' · ')}</PeekedFact>
            <PeekedFact label={t('one.ordersCount')}>{formatNumber(language, orders_count)}</PeekedFact>
            <PeekedFact label={t('one.spent')}>{formatMoney(spent)}</PeekedFact>
            <PeekedFact label={t('one.lastSeen')}>{last_seen === null ? t('one.never') : formatDateTime(language, last_seen)}</PeekedFact>
            <PeekedFact label={t('one.letters')}>{t(marketing_emails ? 'one.wants' : 'one.wantsNot')}</PeekedFact>
          </dl>
          <ul className="mt-2 border-t border-wool pt-2">
            {orders.slice(0, shownOrders).map((order) => (
              <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <Link to={adminPages.order(order.order_number)} className="text-link figures font-bold">
                  {order.order_number}
                </Link>
                <span className="figures text-smoke">{formatDate(language, order.placed_at, { month: 'short' })}</span>
                <span className="figures">{formatMoney(order.total)}</span>
                <OrderStatusChip status={order.customer_status} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Peeked>
  )
}
