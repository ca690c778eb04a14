import type { ReactNode } from 'react'
import type { PersonDetails } from '#contract/admin-members.ts'
import type { InboxThread } from '#contract/inbox.ts'
import { languageOptions } from '#contract/languages.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatWhen } from '#contract/messages/format-dates.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Part } from '../order/part.tsx'
import { OrderStatusChip } from '../order-status-chip.tsx'

export type PersonPartProps = {
  message: InboxThread
  order: StaffOrder | undefined
  account: PersonDetails | undefined
  now: string
}

export function PersonPart({ message, order, account, now }: PersonPartProps) {
  const t = useMessages('admin-inbox')
  const language = useLanguage()
  const { name, email, phone, order_number } = message
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5 max-xl:lg:col-start-2">
      {order_number && (
        <Part title={t('order')} aside={order && <OrderStatusChip status={order.customer_status} />}>
          {order ? (
            <>
              <p className="figures flex flex-wrap items-baseline justify-between gap-x-3">
                <Link to={adminPages.order(order.order_number)} className="font-bold text-lapis hover:underline">
                  {order.order_number}
                </Link>
                <span className="text-smoke">{formatWhen(language, order.placed_at, now)}</span>
              </p>
              <ul className="mt-2 grid gap-1">
                {order.items.map(({ id, name: item, variation_name, size, quantity }) => (
                  <li key={id}>
                    {[item, variation_name, size].filter(Boolean).join(', ')} <span className="figures text-smoke">× {quantity}</span>
                  </li>
                ))}
              </ul>
              <p className="figures mt-2 font-bold">{formatMoney(order.total)}</p>
            </>
          ) : (
            <p className="break-words text-smoke">{t('noOrder', { number: order_number })}</p>
          )}
        </Part>
      )}
      <Part title={t('person')}>
        <p className="font-bold break-words">{name}</p>
        <a href={`mailto:${email}`} className="text-link break-all">
          {email}
        </a>
        <dl className="mt-3 grid gap-2">
          {phone && <Fact label={t('phone')}>{phone}</Fact>}
          <Fact label={t('language')}>{languageOptions.find(({ code }) => code === message.language)?.name}</Fact>
          {message.kind === 'preorder' && <Fact label={t('newsletter')}>{t(message.wants_newsletter ? 'yes' : 'no')}</Fact>}
          {account && (
            <>
              <Fact label={t('member')}>{t(account.is_member ? 'yes' : 'no')}</Fact>
              <Fact label={t('orders')}>{t('orderSums', { count: account.orders_count, sum: formatMoney(account.spent) })}</Fact>
            </>
          )}
        </dl>
        <p className="mt-3">
          {account ? (
            <Link to={adminPages.member(account.id)} className="text-link">
              {t('profile')}
            </Link>
          ) : (
            <span className="text-smoke">{t('noAccount')}</span>
          )}
        </p>
      </Part>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
      <dt className="text-smoke">{label}</dt>
      <dd className="figures break-words">{children}</dd>
    </div>
  )
}
