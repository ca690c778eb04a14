import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderStatus } from '#contract/rules/order-states.ts'
import type { OrderRow } from '#contract/orders.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { showToast } from '#web/ui/toasts.ts'
import { LazyStatusDialog } from '../lazy-status-dialog.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { OrdersFilters, type OrdersFiltersProps } from './orders-filters.tsx'
import { OrdersTable } from './orders-table.tsx'

export type OrdersListProps = OrdersFiltersProps & { orders: OrderRow[]; isLoading: boolean; loadedAt: string }

/** Filters above, rows below, and what is selected among the rows in sight. */
export function OrdersList({ query, countries, orders, isLoading, loadedAt }: OrdersListProps) {
  const t = useWords('admin')
  const { revalidate } = useRevalidator()
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<{ order: OrderRow; status: OrderStatus }>()
  const selected = orders.filter(({ id }) => selectedIds.has(id))

  function handleStatusDone(order: OrderRow, status: OrderStatus) {
    setAsked(undefined)
    showToast({ title: t(`marked.${status}`, { number: order.order_number }), tone: 'success' })
    void revalidate()
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <OrdersFilters query={query} countries={countries} />
        <BulkBar
          orders={selected}
          onDone={() => {
            setSelectedIds(new Set())
            void revalidate()
          }}
        />
      </div>
      <OrdersTable
        query={query}
        orders={orders}
        isLoading={isLoading}
        loadedAt={loadedAt}
        selected={selected}
        onSelect={(ids) => setSelectedIds(new Set(ids))}
        onMark={(order, status) => setAsked({ order, status })}
      />
      {asked && (
        <LazyStatusDialog {...asked} onClose={() => setAsked(undefined)} onDone={() => handleStatusDone(asked.order, asked.status)} />
      )}
    </div>
  )
}
