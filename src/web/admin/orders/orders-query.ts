import { isCountryCode } from '#contract/countries.ts'
import { cutText } from '#contract/rules/cut-text.ts'
import { orderStatuses } from '#contract/rules/order-states.ts'
import { pages } from '#contract/pages.ts'

export const ranges = ['today', 'week', 'month', 'year', 'all'] as const
export const statusFilters = [...orderStatuses, 'proof_submitted'] as const
export const sortKeys = ['placed_at', 'total', 'order_number'] as const
const orders = ['asc', 'desc'] as const
const longestSearch = 100

/** What the list's address says, whatever was typed into it: unknown words fall back to what is usual. */
export type OrdersQuery = {
  q: string | undefined
  status: (typeof statusFilters)[number] | undefined
  country: string | undefined
  range: (typeof ranges)[number]
  sort: (typeof sortKeys)[number]
  order: (typeof orders)[number]
  page: number
}

export function readOrdersQuery(params: URLSearchParams): OrdersQuery {
  const country = params.get('country')
  const page = Number(params.get('page'))
  return {
    q: cutText(params.get('q')?.trim() ?? '', longestSearch) || undefined,
    status: oneOf(statusFilters, params.get('status')),
    country: country !== null && isCountryCode(country) ? country : undefined,
    range: oneOf(ranges, params.get('range')) ?? 'week',
    sort: oneOf(sortKeys, params.get('sort')) ?? 'placed_at',
    order: oneOf(orders, params.get('order')) ?? 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The list's address after a change; what is usual is left out. A change of anything but the page starts at page one. */
export function ordersAddress(query: OrdersQuery, change: Partial<OrdersQuery> = {}): string {
  return pages.adminOrders(shortened({ ...query, page: 1, ...change }))
}

export function exportAddress(query: OrdersQuery): string {
  return pages.adminOrdersExport(shortened({ ...query, page: 1 }))
}

export function hasFilters({ q, status, country }: OrdersQuery): boolean {
  return q !== undefined || status !== undefined || country !== undefined
}

function shortened({ q, status, country, range, sort, order, page }: OrdersQuery) {
  return {
    q,
    status,
    country,
    range: range === 'week' ? undefined : range,
    sort: sort === 'placed_at' ? undefined : sort,
    order: order === 'desc' ? undefined : order,
    page: page === 1 ? undefined : page,
  }
}

function oneOf<const Word extends string>(words: readonly Word[], value: string | null): Word | undefined {
  return words.find((word) => word === value)
}
