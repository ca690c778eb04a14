import type { OrderStatus } from '#contract/rules/order-states.ts'
import type { OrderRow } from '#contract/orders.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Table } from '#web/ui/table.tsx'
import { TableHeaderCell } from '#web/ui/table-header-cell.tsx'
import { hasFilters, type OrdersQuery, ordersAddress, type sortKeys } from './orders-query.ts'
import { OrdersTableRow } from './orders-table-row.tsx'

export type OrdersTableProps = {
  query: OrdersQuery
  orders: OrderRow[]
  isLoading: boolean
  loadedAt: string
  selected: readonly OrderRow[]
  onSelect: (ids: readonly string[]) => void
  onMark: (order: OrderRow, status: OrderStatus) => void
}

export function OrdersTable({ query, orders, isLoading, loadedAt, selected, onSelect, onMark }: OrdersTableProps) {
  const t = useWords('admin')
  const selectedIds = selected.map(({ id }) => id)
  const areAllSelected = orders.length > 0 && selected.length === orders.length

  function sortedBy(key: (typeof sortKeys)[number]) {
    const isCurrent = query.sort === key
    return {
      sorted: isCurrent ? (query.order === 'asc' ? ('ascending' as const) : ('descending' as const)) : undefined,
      sortTo: ordersAddress(query, { sort: key, order: isCurrent && query.order === 'desc' ? 'asc' : 'desc' }),
    }
  }

  if (orders.length === 0) return <NoOrders query={query} />
  return (
    <Table
      caption={t('orders.title')}
      busy={isLoading}
      head={
        <>
          <th scope="col" className="w-11 pl-3.5 text-left max-sm:hidden">
            <Checkbox
              dense
              labelHidden
              checked={areAllSelected}
              partly={selected.length > 0 && !areAllSelected}
              onChange={() => onSelect(areAllSelected ? [] : orders.map(({ id }) => id))}
            >
              {t('orders.selectAll')}
            </Checkbox>
          </th>
          <TableHeaderCell {...sortedBy('order_number')}>{t('column.order')}</TableHeaderCell>
          <TableHeaderCell className="max-lg:hidden">{t('column.customer')}</TableHeaderCell>
          <TableHeaderCell className="max-xl:hidden">{t('column.city')}</TableHeaderCell>
          <TableHeaderCell className="max-sm:hidden" {...sortedBy('placed_at')}>
            {t('column.placed')}
          </TableHeaderCell>
          <TableHeaderCell className="max-xl:hidden" figures>
            {t('column.items')}
          </TableHeaderCell>
          <TableHeaderCell figures className="max-sm:px-1" {...sortedBy('total')}>
            {t('column.total')}
          </TableHeaderCell>
          <TableHeaderCell className="max-lg:hidden">{t('column.status')}</TableHeaderCell>
          <TableHeaderCell className="max-xl:hidden">{t('column.note')}</TableHeaderCell>
          <TableHeaderCell hidden className="w-12">
            {t('column.actions')}
          </TableHeaderCell>
        </>
      }
    >
      {orders.map((order) => (
        <OrdersTableRow
          key={order.id}
          order={order}
          loadedAt={loadedAt}
          isSelected={selectedIds.includes(order.id)}
          onToggle={() =>
            onSelect(selectedIds.includes(order.id) ? selectedIds.filter((id) => id !== order.id) : [...selectedIds, order.id])
          }
          onMark={(status) => onMark(order, status)}
        />
      ))}
    </Table>
  )
}

function NoOrders({ query }: { query: OrdersQuery }) {
  const t = useWords('admin')
  const isFiltered = hasFilters(query)
  return (
    <div className="grid justify-items-center gap-3 rounded-edge border border-wool bg-surface px-4 py-14 text-center">
      <h2 className="text-label font-bold">{isFiltered ? t('orders.noneFound') : t('orders.none')}</h2>
      {isFiltered && (
        <ButtonLink tone="quiet" size="dense" to={ordersAddress(query, { q: undefined, status: undefined, country: undefined })}>
          {t('orders.clear')}
        </ButtonLink>
      )}
    </div>
  )
}
