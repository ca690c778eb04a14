import { useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { type OrdersQuery, readOrdersQuery } from './orders-query.ts'

/** What is being fetched, so that a choice shows at once; else what the list shows. */
export function useShownQuery(query: OrdersQuery): OrdersQuery {
  const { location } = useNavigation()
  return location?.pathname.endsWith(pages.adminOrders()) ? readOrdersQuery(new URLSearchParams(location.search)) : query
}
