import type { OrderStatus } from '#contract/rules/order-states.ts'
import { ordersList, type OrdersQuery } from './orders-list.ts'

/** Returns one search per start status, which together find all listed orders that a step applies to. */
export function chosenOrders(query: OrdersQuery, from: readonly OrderStatus[]) {
  const { sort: _sort, order: _order, status, ...narrowed } = ordersList.fileQuery(query)
  const asked = status === 'proof_submitted' ? 'pending' : status
  const statuses = asked === undefined ? from : from.filter((one) => one === asked)
  const payment = status === 'proof_submitted' ? status : narrowed.payment
  return statuses.map((one) => ({ ...narrowed, payment, status: one }))
}
