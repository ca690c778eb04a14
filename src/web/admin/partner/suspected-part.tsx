import type { AdminPartner } from '#contract/admin-partners.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Part } from '../order/part.tsx'

export function SuspectedPart({ orders }: { orders: AdminPartner['suspected'] }) {
  const t = useMessages('admin-partners')
  const language = useLanguage()
  return (
    <Part title={t('one.suspected')}>
      <p className="text-tiny text-smoke">{t('one.suspectedText')}</p>
      <ul className="mt-2 divide-y divide-wool/70">
        {orders.map(({ order_id, order_number, placed_at, amount, signs }) => (
          <li key={order_id} className="py-2">
            <span className="flex justify-between gap-3">
              <Link
                to={adminPages.order(order_number)}
                className="figures inline-flex min-h-6 items-center font-bold text-lapis hover:underline"
              >
                {order_number}
              </Link>
              <span className="figures">{formatMoney(amount)}</span>
            </span>
            <span className="block text-tiny text-smoke">
              {[formatDate(language, placed_at, { month: 'short' }), ...signs.map((sign) => t(`one.sign.${sign}`))].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
