import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import type { OrderRow } from '#contract/orders.ts'
import { orderStatuses, type OrderStatus, ordinaryTransitions } from '#contract/rules/order-states.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { readCurrent } from '#web/browser/query/observe-call.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import type { BulkAction } from '../kit/list/list-parts.ts'
import { canBeMarked, isUnmade } from '../order-status-words.ts'
import { chosenOrders } from './chosen-orders.ts'
import type { OrdersQuery } from './orders-list.ts'

/** The server moves stock and queues mail for up to a hundred orders before it answers. */
const timeoutMs = 60_000
const offered = ['processing', 'shipped', 'completed', 'cancelled'] as const

/** The ordinary status transitions as bulk actions. Each applies only to orders in a status it may start from. */
export function useBulkStatuses(query: OrdersQuery): BulkAction<OrderRow>[] {
  const t = useMessages('admin-orders')
  const { attempt } = useWrite(adminOrders.setStatuses)
  return offered.map((status) => {
    const from = orderStatuses.filter((one) => ordinaryTransitions[one].includes(status))
    return {
      key: status,
      label: t(`bulk.${status}.action`),
      ...(status === 'cancelled' && { danger: true, keep: t('bulk.cancelled.keep') }),
      fits: (order) => from.includes(order.status) && canBeMarked(order, status),
      versionOf: ({ updated_at }) => updated_at,
      findAll: () => findIds(query, from),
      title: (count) => t(`bulk.${status}.title`, { count }),
      consequence: t(`bulk.${status}.consequence`),
      ...(status === 'shipped' || status === 'completed' ? { warning: (rows) => warningOf(t, rows, status) } : {}),
      done: (count) => t(`bulk.${status}.done`, { count }),
      send: (ids, read) => attempt({ ids: [...ids], status, from, expected_updated_at: read }, { timeoutMs }),
    }
  })
}

function warningOf(t: AreaTranslator<'admin-orders'>, rows: readonly OrderRow[] | undefined, status: OrderStatus): string | undefined {
  if (rows === undefined) return t('bulk.unmadeAny')
  const count = rows.filter((row) => isUnmade(row, status)).length
  return count === 0 ? undefined : t('bulk.unmade', { count })
}

async function findIds(query: OrdersQuery, from: readonly OrderStatus[]): Promise<string[]> {
  const found = await Promise.all(chosenOrders(query, from).map((filter) => readCurrent(adminOrders.ids, filter)))
  return found.flatMap(({ ids }) => ids)
}
