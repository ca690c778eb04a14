import { mostCountedOrders } from '#contract/rules/order-count.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { formatTime } from '#contract/messages/format-dates.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { type OrdersQuery, ordersAddress } from './orders-query.ts'

export type OrdersFooterProps = { query: OrdersQuery; total: number; limit: number; loadedAt: string }

export function OrdersFooter({ query, total, limit, loadedAt }: OrdersFooterProps) {
  const t = useWords('admin')
  const language = useLanguage()
  const first = Math.min((query.page - 1) * limit + 1, total)
  const last = Math.min(query.page * limit, total)
  const number = (value: number) => formatNumber(language, value)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-smoke">
      <p className="figures">
        {total === 0
          ? ''
          : total < mostCountedOrders
            ? t('orders.shown', { from: number(first), to: number(last), total: number(total) })
            : t('orders.shownOfMany', { from: number(first), to: number(last), total: number(total) })}
      </p>
      <Pagination
        dense
        page={query.page}
        pageCount={Math.ceil(total / limit)}
        addressOf={(page) => ordersAddress(query, { page })}
        labels={{
          navigation: t('paging.label'),
          previous: t('paging.previous'),
          next: t('paging.next'),
          page: (page) => t('paging.page', { page: String(page) }),
        }}
      />
      <p className="figures">{t('orders.live', { time: formatTime(loadedAt) })}</p>
    </div>
  )
}
