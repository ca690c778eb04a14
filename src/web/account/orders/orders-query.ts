import { cutText } from '#contract/rules/cut-text.ts'
import type { OwnPages } from '#web/commerce/own-pages.ts'

/** The buyer's terms: 'delivered' is a completed order. */
export const statusFilters = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const
const longestSearch = 100
const lastPage = 10_000

export type OrdersQuery = { status: (typeof statusFilters)[number] | undefined; q: string | undefined; page: number }

export function readOrdersQuery(params: URLSearchParams): OrdersQuery {
  const page = Number(params.get('page'))
  return {
    status: statusFilters.find((known) => known === params.get('status')),
    q: cutText((params.get('q') ?? '').replaceAll('\0', '').trim(), longestSearch) || undefined,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

/** Returns the list's address after a change, without defaults. Any change except of the page starts at page one. */
export function ordersAddress(own: OwnPages, query: OrdersQuery, change: Partial<OrdersQuery> = {}): string {
  const { status, q, page } = { ...query, page: 1, ...change }
  return own.orders({ status, q, page: page === 1 ? undefined : page })
}
