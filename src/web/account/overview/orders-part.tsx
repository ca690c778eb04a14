import type { Order } from '#contract/orders.ts'
import { pages } from '#contract/pages.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { OrderProgress } from '#web/commerce/order/order-progress.tsx'
import { headingOf } from '#web/commerce/order/order-labels.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Link } from '#web/ui/link.tsx'
import { OrderCard } from '../orders/order-card.tsx'
import { Part } from '../part.tsx'

export function OrdersPart({ orders }: { orders: Order[] }) {
  const t = useMessages('account')
  const [newest, ...earlier] = orders
  if (!newest) return <NoOrders />
  return (
    <>
      <NewestOrder order={newest} />
      {earlier.length > 0 && (
        <Part
          title={t('overview.earlier')}
          className="mt-12"
          aside={
            <Link to={pages.accountOrders()} className="text-link py-2 text-label font-medium">
              {t('overview.allOrders')}
            </Link>
          }
        >
          <ul>
            {earlier.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} level={3} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function NewestOrder({ order }: { order: Order }) {
  const t = useMessages('account')
  const tOrder = useMessages('order')
  const language = useLanguage()
  const about = [t('orders.number', { number: order.order_number }), formatDate(language, order.placed_at), formatMoney(order.total)]
  return (
    <section aria-labelledby="newest-order" className="mt-8 rounded-edge bg-felt p-5 sm:p-8">
      <p className="text-small text-smoke">{t('overview.newest')}</p>
      <Heading id="newest-order" size="heading-2" className="mt-1">
        {headingOf(tOrder, order)}
      </Heading>
      <p className="figures mt-2 text-label text-smoke">{about.join('\u00a0· ')}</p>
      <OrderProgress order={order} className="mt-5 max-w-200" />
      <ButtonLink to={pages.accountOrder(order.id)} tone="secondary" size="small" className="mt-6">
        {t('overview.openOrder')}
      </ButtonLink>
    </section>
  )
}

function NoOrders() {
  const t = useMessages('account')
  return (
    <section aria-labelledby="no-orders" className="mt-8 rounded-edge bg-felt p-5 sm:p-8">
      <Heading id="no-orders" size="heading-2">
        {t('overview.noOrders')}
      </Heading>
      <p className="mt-2 max-w-prose text-smoke">{t('overview.noOrdersText')}</p>
      <ButtonLink to={pages.shop()} className="mt-5">
        {t('overview.toShop')}
      </ButtonLink>
    </section>
  )
}
