import { countryCodes } from '#contract/countries.ts'
import { pages } from '#contract/pages.ts'
import { orderStatuses, paymentStatuses } from '#contract/rules/order-states.ts'
import { aDay, anId, defineList, oneOf, type QueryOf } from '../kit/list/list-address.ts'

export const ranges = ['today', 'week', 'month', 'year', 'all'] as const
export const statusFilters = [...orderStatuses, 'proof_submitted'] as const

export const ordersList = defineList({
  name: 'orders',
  address: pages.adminOrders,
  filters: {
    status: oneOf(statusFilters),
    payment: oneOf(paymentStatuses),
    country: oneOf(countryCodes),
    ready: oneOf(['true']),
    event: anId,
    product: anId,
    from: aDay,
    to: aDay,
  },
  choices: { range: { options: ranges, usual: 'week' } },
  sorts: ['placed_at', 'total', 'order_number'],
})
export type OrdersQuery = QueryOf<typeof ordersList>
