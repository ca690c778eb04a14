import { orderStatuses, type OrderStatus } from '#contract/rules/order-states.ts'
import type { OrderRow } from '#contract/orders.ts'
import { pages } from '#contract/pages.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MoreIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TableCell } from '#web/ui/table-cell.tsx'
import { TableRow } from '#web/ui/table-row.tsx'
import { OrderStatusChip } from '../order-status-chip.tsx'

export type OrdersTableRowProps = {
  order: OrderRow
  loadedAt: string
  isSelected: boolean
  onToggle: () => void
  onMark: (status: OrderStatus) => void
}

export function OrdersTableRow({ order, loadedAt, isSelected, onToggle, onMark }: OrdersTableRowProps) {
  const t = useWords('admin')
  const language = useLanguage()
  const placed = formatDateTime(language, order.placed_at, { year: order.placed_at.slice(0, 4) !== loadedAt.slice(0, 4) })
  const total = formatMoney(order.total)
  return (
    <TableRow selected={isSelected}>
      <TableCell className="max-sm:hidden">
        <Checkbox dense labelHidden checked={isSelected} onChange={onToggle}>
          {t('orders.select', { number: order.order_number })}
        </Checkbox>
      </TableCell>
      <TableCell className="whitespace-nowrap max-sm:pr-1">
        <Link
          to={pages.adminOrder(order.order_number)}
          className="figures inline-flex min-h-8 items-center rounded-chip font-bold text-lapis hover:underline"
        >
          {order.order_number}
        </Link>
        <span className="block max-w-32 truncate sm:max-w-36 lg:hidden">{order.customer}</span>
        <span className="figures block pb-1.5 text-tiny text-smoke sm:hidden">{placed}</span>
      </TableCell>
      <TableCell className="max-w-60 min-w-28 max-xl:max-w-40 max-lg:hidden">
        <span className="block truncate">{order.customer}</span>
      </TableCell>
      <TableCell className="max-w-44 max-xl:hidden">
        <span className="block truncate">{order.city}</span>
      </TableCell>
      <TableCell quiet className="figures whitespace-nowrap max-sm:hidden">
        {placed}
      </TableCell>
      <TableCell figures className="max-xl:hidden">
        {formatNumber(language, order.item_count)}
      </TableCell>
      <TableCell figures className="font-bold max-sm:px-1">
        {total.replace('RM\u00a0', '')}
        <span className="mt-1 block lg:hidden">
          <OrderStatusChip status={order.customer_status} />
        </span>
      </TableCell>
      <TableCell className="max-lg:hidden">
        <OrderStatusChip status={order.customer_status} />
      </TableCell>
      <TableCell quiet className="figures whitespace-nowrap max-xl:hidden">
        {noteOf(t, order, loadedAt)}
      </TableCell>
      <TableCell className="text-right max-sm:pl-1">
        <Menu
          dense
          trigger={
            <IconButton size="dense" label={t('orders.more', { number: order.order_number })}>
              <MoreIcon className="size-4.5" />
            </IconButton>
          }
          items={[
            { key: 'view', label: t('orders.view'), to: pages.adminOrder(order.order_number) },
            'line',
            ...orderStatuses
              .filter((status) => status !== order.status)
              .map((status) => ({
                key: status,
                label: t(`markAs.${status}`),
                danger: status === 'cancelled',
                onSelect: () => onMark(status),
              })),
          ]}
        />
      </TableCell>
    </TableRow>
  )
}

const hourMs = 60 * 60 * 1000

/** What is most worth knowing of an order: its parcel, or how long its payment may still take. */
function noteOf(t: ReturnType<typeof useWords<'admin'>>, order: OrderRow, loadedAt: string): string {
  if (order.tracking_number && order.status !== 'cancelled') return order.tracking_number
  if (order.customer_status !== 'pending_payment' || !order.expires_at) return ''
  const leftMs = Date.parse(order.expires_at) - Date.parse(loadedAt)
  return leftMs <= 0 ? t('orders.expiring') : t('orders.hoursLeft', { count: Math.ceil(leftMs / hourMs) })
}
